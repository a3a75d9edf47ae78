import type { ReactNode } from 'react';

const paths: Readonly<Record<string, ReactNode>> = {
  identity: <path d="M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20a7.5 7.5 0 0 1 15 0" />,
  logger: <path d="M4 19.5h16M6.5 16v-4M11 16V6M15.5 16V9.5M20 16v-2.5" />,
  leaderboard: <path d="M9 20V5.5h6V20M9 11H4v9h16v-6h-5M4 20h16" />,
  store: <path d="M4.5 9.5v10h15v-10M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 19.5v-5h4v5" />,
  storage: (
    <path d="M4.5 6.5c0-1.4 3.4-2.5 7.5-2.5s7.5 1.1 7.5 2.5S16.1 9 12 9 4.5 7.9 4.5 6.5ZM4.5 6.5v11c0 1.4 3.4 2.5 7.5 2.5s7.5-1.1 7.5-2.5v-11M4.5 12c0 1.4 3.4 2.5 7.5 2.5s7.5-1.1 7.5-2.5" />
  ),
  functions: (
    <path d="M15.5 4.5h-1.2a3 3 0 0 0-3 2.6l-1.7 10a3 3 0 0 1-3 2.4H6M7.5 10.5h7M15 14l4.5 5.5M19.5 14 15 19.5" />
  ),
  vault: <path d="M5 10.5h14V20H5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5" />,
};

/** Line icon of a service; a plain square for services this file does not know yet. */
export function ServiceIcon({ name }: { name: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths[name] ?? <path d="M5 5h14v14H5z" />}
    </svg>
  );
}
