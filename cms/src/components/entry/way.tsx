'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Way } from '../../../../lib/cms/deploy/deploy-report';
import { askCms } from '../ask-cms';
import { useApi } from '../use-api';

const seldom = 60_000;
const often = 5_000;

function timeOf(at: string | undefined): string {
  return at === undefined ? '' : new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

function sentence({ state, at, reason = '', hasHook, isUnasked }: Way): string {
  switch (state) {
    case 'unknown':
      return '';
    case 'waiting':
      return hasHook && !isUnasked
        ? 'Waiting: the site is about to be built.'
        : 'Waiting for the next build of the site.';
    case 'building':
      return `The site is being built, since ${timeOf(at)}.`;
    case 'built':
      return 'The site is built and on its way to the host.';
    case 'live':
      return `On the site since ${timeOf(at)}.`;
    case 'failed':
      return `Not on the site: ${reason || 'the build failed.'}`;
  }
}

/** Progress of a change in one line, with a button that starts another build. */
export function WayLine({ way, onAgain }: { way: Way; onAgain: () => void }) {
  const api = useApi();
  const [problem, setProblem] = useState('');
  const text = problem || sentence(way);
  if (text === '') return null;

  async function again(): Promise<void> {
    await askCms(`${api}/deploy`, { method: 'POST' }).then(
      () => setProblem(''),
      (error: Error) => setProblem(error.message),
    );
    onAgain();
  }

  return (
    <div className="way" data-state={way.state}>
      <p role="status">{text}</p>
      {way.log && (
        <a href={way.log} target="_blank" rel="noreferrer">
          Build log
        </a>
      )}
      {way.hasHook && way.state !== 'building' && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void again()}>
          Build again
        </Button>
      )}
    </div>
  );
}

/** Progress of an entry from Publish to the site, updated while a build runs. */
export function WayToSite() {
  const { id, collectionSlug, hasPublishedDoc, lastUpdateTime, ...versions } = useDocumentInfo();
  const [way, setWay] = useState<Way>();
  // Each save starts over.
  const address = `${useApi()}/deploy-status?collection=${collectionSlug}&id=${id}&saved=${lastUpdateTime}`;
  const isShown = id !== undefined && hasPublishedDoc;
  const { unpublishedVersionCount, setUnpublishedVersionCount } = versions;
  // Payload counts the versions after a published one. Without a published one it finds none, and its form for scheduling starts
  // with Unpublish.
  const isUncounted = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);
  // Ask again if there is no answer.
  const read = useCallback(() => void askCms<Way>(address).then(setWay, () => undefined), [address]);
  const isUnderWay = way?.state === 'waiting' || way?.state === 'building' || way?.state === 'built';
  useEffect(() => {
    if (!isShown) return;
    const look = () => {
      if (!document.hidden) read();
    };
    look();
    const timer = setInterval(look, isUnderWay ? often : seldom);
    return () => clearInterval(timer);
  }, [isShown, isUnderWay, read]);
  return isShown && way ? <WayLine way={way} onAgain={read} /> : null;
}
