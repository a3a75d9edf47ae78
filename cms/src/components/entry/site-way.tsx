'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { Way } from '../../../../lib/cms/deploy/deploy-report';
import { WayLine } from './way';

const often = 5_000;

/** Progress of the newest change, on the dashboard; updated while a build runs. */
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
