import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import { useActiveVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';

export default function Probe() {
  const { colorMode, setColorMode } = useColorMode();
  const { pathname, search } = useLocation();
  const versions = useVersions().map(({ name, path }) => `${name} ${path}`);
  return (
    <p id="probe">
      <BrowserOnly fallback={<i>made before</i>}>{() => <b>{`${colorMode} at ${pathname}${search}`}</b>}</BrowserOnly>
      <button onClick={() => setColorMode('dark')}>Darken</button>
      <Link to={useBaseUrl('team')}>{[...versions, useActiveVersion()?.name ?? 'none'].join(', ')}</Link>
    </p>
  );
}
