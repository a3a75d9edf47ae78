import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import { useActiveVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSyncExternalStore } from 'react';

export default function Probe() {
  const { colorMode, setColorMode } = useColorMode();
  const { pathname, search } = useLocation();
  const history = useHistory();
  const readQuery = () => history.location.search;
  const query = useSyncExternalStore(history.listen, readQuery, readQuery);
  const versions = useVersions().map(({ name, path }) => `${name} ${path}`);
  return (
    <p id="probe">
      <BrowserOnly fallback={<i>made before</i>}>{() => <b>{`${colorMode} at ${pathname}${search}`}</b>}</BrowserOnly>
      <button onClick={() => setColorMode('dark')}>Darken</button>
      <button onClick={() => history.push({ search: '?lamp=2' })}>Next{query}</button>
      <Link to={useBaseUrl('team')}>{[...versions, useActiveVersion()?.name ?? 'none'].join(', ')}</Link>
    </p>
  );
}
