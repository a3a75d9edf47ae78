/** A line icon of lib/theme/line-icons.ts. It is decoration, so it needs a text beside it. */
function icon(name: string) {
  return function Icon() {
    return <span className={`icon icon-${name}`} aria-hidden="true" />;
  };
}

export const ChevronIcon = icon('chevron');
export const SunIcon = icon('sun');
export const MoonIcon = icon('moon');
export const MenuIcon = icon('menu');
export const CloseIcon = icon('close');
export const ExpandIcon = icon('expand');
export const ArrowLeftIcon = icon('arrow-left');
export const ArrowRightIcon = icon('arrow-right');
export const ArrowUpIcon = icon('arrow-up');
export const KeyboardIcon = icon('keyboard');
export const LanguageIcon = icon('language');
export const NoteIcon = icon('note');
export const TipIcon = icon('tip');
export const InfoIcon = icon('info');
export const WarningIcon = icon('warning');
export const DangerIcon = icon('danger');
export const FolderIcon = icon('folder');
export const DocumentIcon = icon('document');
export const CopyIcon = icon('copy');
export const FeedIcon = icon('feed');
