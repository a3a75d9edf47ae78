import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { askCms } from './ask-cms';

/** Address of the API of the CMS. */
export function useApi(): string {
  const { config } = useConfig();
  return `${config.serverURL}${config.routes.api}`;
}

/** Answer of the API at a path; undefined until it arrives, and if the API refuses. */
export function useAnswer<Answer>(path: string): Answer | undefined {
  const address = useApi() + path;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const stop = new AbortController();
    askCms<Answer>(address, { signal: stop.signal }).then(setAnswer, () => undefined);
    return () => stop.abort();
  }, [address]);
  return answer;
}
