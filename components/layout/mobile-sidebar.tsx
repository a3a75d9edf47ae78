'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { SiteLink } from '@/schema/site';
import { useSidebarStore } from '@/stores/sidebar';
import { ArrowLeftIcon, CloseIcon } from '../ui/icons';
import { SidebarTree } from './sidebar-tree';
import { SiteLinkAnchor } from './site-link';

interface MobileSidebarProps {
  links: SiteLink[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Menu for narrow screens: the docs sidebar on docs pages with a way back to the main menu, else the main menu. */
export function MobileSidebar({ links, open, onOpenChange }: MobileSidebarProps) {
  const pathname = usePathname();
  const sidebar = useSidebarStore((state) => state.sidebar);
  const [main, setMain] = useState(false);
  const showDocs = sidebar !== null && !main;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route closes the menu
  useEffect(() => onOpenChange(false), [pathname]);

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="mobile-sidebar" aria-describedby={undefined}>
          <div className="mobile-sidebar-head">
            <Dialog.Title>{showDocs ? 'Documentation' : 'Menu'}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close menu">
              <CloseIcon />
            </Dialog.Close>
          </div>
          {showDocs ? (
            <>
              <button type="button" className="mobile-sidebar-back" onClick={() => setMain(true)}>
                <ArrowLeftIcon /> Main menu
              </button>
              <SidebarTree sidebar={sidebar} label="Documentation pages" />
            </>
          ) : (
            <nav aria-label="Main" className="mobile-sidebar-links">
              {links.map((link) => (
                <SiteLinkAnchor key={link.label} link={link} />
              ))}
              {sidebar && (
                <button type="button" className="mobile-sidebar-back" onClick={() => setMain(false)}>
                  Documentation pages
                </button>
              )}
            </nav>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
