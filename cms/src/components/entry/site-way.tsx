'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { Way } from '../../../../lib/cms/deploy/deploy-report';
import { WayLine } from './way';

const often = 5_000;

/** How far the newest change has come, on the dashboard, which is asked for again while it is under way. */
export function SiteWay({ first }: { first: Way }) {
  const { refresh } = useRouter();
  const isUnderWay =
    ['waiting', 'building', 'built'].includes(first.state) && (first.hasHook || first.at !== undefined);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, often);
    return () => clearInterval(timer);
  }, [isUnderWay, refresh]);
  if (first.state === 'unknown') return null;
  return (
    <section className="overview-list site-way">
      <h2>The site</h2>
      <WayLine way={first} onAgain={refresh} />
    </section>
  );
}
