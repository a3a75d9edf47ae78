'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ShownMenu, ShownNavbar } from '@/lib/content/links/site-links';
import { fill } from '@/lib/words/fill';
import { useSidebarStore } from '@/stores/sidebar-store';
import { ArrowLeftIcon, CloseIcon } from '../../ui/icons';
import { useOwn, useWords } from '../../ui/language';
import { ModalDialog } from '../../ui/modal-dialog';
import { useSwipeOut } from '../../ui/use-swipe';
import { revealCurrent } from '../sidebar/reveal-current';
import { SidebarTree } from '../sidebar/sidebar-tree';
import { useVersionLinks } from './docs-versions';
import { type CurrentOf, SiteLinkAnchor, useCurrentLink } from './site-link';
import { useLanguages } from './use-languages';

/** Style of the button for the other menu. */
const other = 'my-2 flex min-h-11 items-center gap-2 text-start text-15 text-muted';

interface MobileSidebarProps {
  items: ShownNavbar['left'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

function VersionLinks() {
  const { layout } = useWords();
  return useVersionLinks().map(({ name, label, href, current, choose }) => (
    <a key={name} href={href} onClick={choose} aria-current={current ? 'true' : undefined}>
      {fill(layout.version, { name: label })}
    </a>
  ));
}

function LanguageLinks() {
  const { layout } = useWords();
  const languages = useLanguages();
  const shown = languages.find(({ current }) => current);
  if (!shown) return null;
  return (
    <div
      role="group"
      aria-label={fill(layout.language, { name: shown.label })}
      className="mt-2 flex flex-wrap gap-x-5 hairline-t pt-2"
    >
      {languages.map(({ code, label, href, current, choose }) => (
        <a
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          onClick={choose}
          aria-current={current ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </div>
  );
}

function MenuLinks({ menu, currentOf }: { menu: ShownMenu; currentOf: CurrentOf }) {
  const id = useId();
  const { text } = useOwn();
  return (
    <div role="group" aria-labelledby={id} className="[&>a]:ps-3">
      <p id={id} className="mt-3 weight-600 text-14 text-muted">
        {text(menu.label)}
      </p>
      {menu.items.map((link) => (
        <SiteLinkAnchor key={link.label} link={link} current={currentOf(link)} />
      ))}
    </div>
  );
}

/** Scrolls to the current page when the tree is shown. */
function showCurrent(button: HTMLElement | null) {
  if (button?.parentElement) revealCurrent(button.parentElement);
}

/** On docs pages the docs sidebar at the current page, with a button for the main menu. Elsewhere the main menu. */
function MenuContents({ items }: Pick<MobileSidebarProps, 'items'>) {
  const { layout } = useWords();
  const { sidebar, trees } = useSidebarStore();
  const currentOf = useCurrentLink(items);
  // Lost when the menu closes, so that it opens with the docs again.
  const [main, setMain] = useState(false);
  const showDocs = sidebar !== null && !main;
  return (
    <>
      <div className="sticky top-0 z-1 flex h-(--navbar-height) flex-none items-center justify-between bg-paper weight-650">
        <Dialog.Title>{showDocs ? layout.docs : layout.menu}</Dialog.Title>
        <Dialog.Close className="icon-button" aria-label={layout.closeMenu}>
          <CloseIcon />
        </Dialog.Close>
      </div>
      {showDocs ? (
        <>
          <button ref={showCurrent} type="button" className={`${other} mt-0 hairline-b`} onClick={() => setMain(true)}>
            <ArrowLeftIcon /> {layout.mainMenu}
          </button>
          <SidebarTree sidebar={sidebar} tree={trees[sidebar.treeHref]} label={layout.docsPages} />
        </>
      ) : (
        <nav
          aria-label={layout.main}
          className="wrap-anywhere flex flex-col [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-1.5 [&_a]:text-text [&_[aria-current]]:weight-600 [&_[aria-current]]:text-link"
        >
          {items.map((item) =>
            'items' in item ? (
              <MenuLinks key={item.label} menu={item} currentOf={currentOf} />
            ) : (
              <SiteLinkAnchor key={item.label} link={item} current={currentOf(item)} />
            ),
          )}
          <VersionLinks />
          <LanguageLinks />
          {sidebar && (
            <button type="button" className={`${other} hairline-t`} onClick={() => setMain(false)}>
              {layout.docsPages}
            </button>
          )}
        </nav>
      )}
    </>
  );
}

/** Menu for narrow screens, over the page. */
export function MobileSidebar({ items, open, onOpenChange, opener }: MobileSidebarProps) {
  const pathname = usePathname();
  const shownOn = useRef(pathname);

  useEffect(() => {
    if (pathname === shownOn.current) return;
    shownOn.current = pathname;
    onOpenChange(false);
  }, [pathname, onOpenChange]);

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 997px)');
    const close = () => onOpenChange(false);
    // Wide screens have no button for it.
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [onOpenChange]);

  const swipe = useSwipeOut(() => onOpenChange(false));

  function closeOnLink({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest('a')) onOpenChange(false);
  }

  function focusOpener(event: Event) {
    event.preventDefault();
    const button = opener.current;
    button?.focus();
    // Wide screens do not show the button, so its neighbour gets the focus.
    const neighbour = button?.nextElementSibling;
    if (document.activeElement !== button && neighbour instanceof HTMLElement) neighbour.focus();
  }

  return (
    <ModalDialog
      open={open}
      onOpenChange={onOpenChange}
      className="fixed inset-y-0 start-0 z-51 flex w-[min(20rem,86vw)] animate-slide flex-col overflow-y-auto overscroll-contain hairline-e bg-paper px-4 pb-6 [&_.sidebar-tree]:-mx-3"
      {...swipe}
      onClick={closeOnLink}
      onCloseAutoFocus={focusOpener}
    >
      <MenuContents items={items} />
    </ModalDialog>
  );
}
