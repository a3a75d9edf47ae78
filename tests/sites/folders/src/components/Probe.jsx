import BrowserOnly from '@docusaurus/BrowserOnly';
import { useLocation } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';

export default function Probe() {
  const { colorMode, setColorMode } = useColorMode();
  const { pathname, search } = useLocation();
  return (
    <p id="probe">
      <BrowserOnly fallback={<i>made before</i>}>{() => <b>{`${colorMode} at ${pathname}${search}`}</b>}</BrowserOnly>
      <button onClick={() => setColorMode('dark')}>Darken</button>
    </p>
  );
}
