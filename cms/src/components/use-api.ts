import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { askCms } from './ask-cms';

/** Address of the API of the CMS. */
export function useApi(): string {
  const { config } = useConfig();
  return `${config.serverURL}${config.routes.api}`;
}

const ignore = () => {};

/** Answer of the API at a path; undefined until it arrives, and if the API refuses, which may be told. */
export function useAnswer<Answer>(path: string, onProblem: (reason: string) => void = ignore): Answer | undefined {
  const address = useApi() + path;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const stop = new AbortController();
    askCms<Answer>(address, { signal: stop.signal }).then(setAnswer, (error: Error) => {
      if (!stop.signal.aborted) onProblem(error.message);
    });
    return () => stop.abort();
  }, [address, onProblem]);
  return answer;
}
