import type { ReactNode } from 'react';

function Icon({ name, size = 18, children }: { name: string; size?: number; children: ReactNode }) {
  return (
    <svg
      className={`icon icon-${name}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const CopyIcon = () => (
  <Icon name="copy" size={16}>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15V6a2 2 0 0 1 2-2h9" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon name="check" size={16}>
    <path d="m5 13 4 4L19 7" />
  </Icon>
);

export const WrapIcon = () => (
  <Icon name="wrap" size={16}>
    <path d="M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4" />
    <path d="m15 16-2.5 3 2.5 3M4 18h4" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon name="chevron" size={16}>
    <path d="m9 6 6 6-6 6" />
  </Icon>
);

export const ExternalIcon = () => (
  <Icon name="external" size={14}>
    <path d="M14 5h5v5M19 5l-9 9M18 14v4a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 5 18V8a1.5 1.5 0 0 1 1.5-1.5H10" />
  </Icon>
);

export const SunIcon = () => (
  <Icon name="sun">
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon name="moon">
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon name="menu" size={20}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon name="close" size={20}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon name="search" size={16}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const ExpandIcon = () => (
  <Icon name="expand" size={16}>
    <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
  </Icon>
);

export const EditIcon = () => (
  <Icon name="edit" size={16}>
    <path d="m4 20 1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3" />
  </Icon>
);

export const ArrowLeftIcon = () => (
  <Icon name="arrow-left" size={16}>
    <path d="M19 12H5M11 6l-6 6 6 6" />
  </Icon>
);

export const ArrowRightIcon = () => (
  <Icon name="arrow-right" size={16}>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);

export const NoteIcon = () => (
  <Icon name="note">
    <path d="M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 12h6M9 16h6" />
  </Icon>
);

export const TipIcon = () => (
  <Icon name="tip">
    <path d="M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.7 10.7c.7.6.7 1.3.7 2.3h6c0-1 0-1.7.7-2.3A6 6 0 0 0 12 3.5Z" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon name="info">
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8h.01" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon name="warning">
    <path d="M12 4 2.8 19.5h18.4zM12 10v4M12 16.8h.01" />
  </Icon>
);

export const DangerIcon = () => (
  <Icon name="danger">
    <path d="M8.2 3.5h7.6l4.7 4.7v7.6l-4.7 4.7H8.2l-4.7-4.7V8.2zM12 8v5M12 16h.01" />
  </Icon>
);

export const FolderIcon = () => (
  <Icon name="folder" size={20}>
    <path d="M3.5 6.5a1.5 1.5 0 0 1 1.5-1.5h4l2 2.5h8A1.5 1.5 0 0 1 20.5 9v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5z" />
  </Icon>
);

export const DocumentIcon = () => (
  <Icon name="document" size={20}>
    <path d="M6 3.5h8.5L18 7v13.5H6zM9 11h6M9 15h6" />
  </Icon>
);
