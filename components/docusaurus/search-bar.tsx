'use client';

import { setSearchOpen } from '@/stores/search-store';
import { useWords } from '../ui/language';

/** Opens the search from a page, such as a home page in code. The box in the navbar loads what it needs. */
export default function SearchBar({ className = '' }: { className?: string }) {
  const { search } = useWords().search;
  return (
    <button
      type="button"
      className={`inline-flex items-center gap-2 w-full max-w-measure h-11 px-4 hairline rounded-control bg-paper text-muted ${className}`}
      aria-haspopup="dialog"
      onClick={() => setSearchOpen(true)}
    >
      <span className="icon icon-search" aria-hidden="true" /> {search}
    </button>
  );
}
