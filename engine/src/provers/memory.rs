//! The memory of large tables: words that lie well for the processor, and that the system supplies as they
//! are used.

use std::alloc::{Layout, alloc_zeroed};
use std::ops::Deref;
use std::ptr::slice_from_raw_parts_mut;
use std::sync::atomic::AtomicU64;

/// What a huge page holds, in bytes.
const HUGE_PAGE: usize = 2 << 20;

/// The bytes of a word.
const WORD: usize = size_of::<AtomicU64>();

/// Words that are zero at first, in buckets that do not straddle cache lines.
#[derive(Default)]
pub(super) struct Words {
    all: Box<[AtomicU64]>,
    /// Where the first bucket begins.
    offset: usize,
}

impl Words {
    /// At most so many buckets of so many words each, which are whole cache lines and a power of two, and how
    /// many there are: half as many until the system has the memory.
    ///
    /// # Panics
    /// When it does not even have a bucket.
    pub(super) fn at_most(mut buckets: usize, bucket: usize) -> (Self, usize) {
        let all = loop {
            if let Some(all) = zeroed((buckets + 1) * bucket) {
                break all;
            }
            assert!(buckets > 0, "the system has no memory at all");
            buckets /= 2;
        };
        let address = all.as_ptr() as usize / WORD;
        (Self { offset: address.next_multiple_of(bucket) - address, all }, buckets)
    }

    /// Says that so many of the first words will be used. When they are many, the system is asked to supply
    /// what is not touched yet in huge pages: entries are read all over a large table, and most of those
    /// reads would first have to look for the page.
    #[cold]
    pub(super) fn will_use(&self, words: usize) {
        if words * WORD <= HUGE_PAGE {
            return;
        }
        #[cfg(target_os = "linux")]
        {
            use std::ffi::{c_int, c_void};
            /// From the header `asm-generic/mman-common.h`.
            const MADV_HUGEPAGE: c_int = 14;
            // SAFETY: the declaration is that of the system's manual.
            unsafe extern "C" {
                fn madvise(begin: *mut c_void, length: usize, advice: c_int) -> c_int;
            }
            let range = self.all.as_ptr_range();
            let begin = (range.start as usize).next_multiple_of(HUGE_PAGE);
            let end = range.end as usize / HUGE_PAGE * HUGE_PAGE;
            if begin < end {
                // SAFETY: the pages are ours, and the advice changes nothing of what they hold. Where it
                // cannot be followed, the table is slower.
                unsafe { madvise(begin as *mut c_void, end - begin, MADV_HUGEPAGE) };
            }
        }
    }
}

impl Deref for Words {
    type Target = [AtomicU64];

    #[inline(always)]
    fn deref(&self) -> &[AtomicU64] {
        &self.all[self.offset..]
    }
}

/// That many zeros, at least one, in pages that the system supplies when they are touched; None when it has too
/// few.
fn zeroed(count: usize) -> Option<Box<[AtomicU64]>> {
    let layout = Layout::array::<AtomicU64>(count).expect("the memory limit is far below");
    // SAFETY: the layout is not empty, as there is room for a bucket more than is asked for. It is that of
    // `count` atomic words, for which all zeros are valid.
    unsafe {
        let words = alloc_zeroed(layout);
        (!words.is_null()).then(|| Box::from_raw(slice_from_raw_parts_mut(words.cast(), count)))
    }
}
