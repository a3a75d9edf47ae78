import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import tides from './tides.zip';

/** A component of the server: nothing of it reaches a browser but its markup. */
export default function Gauge({ level, children }: { level: number; children?: ReactNode }) {
  return (
    <div className={styles.gauge} data-level={level} data-tides={tides}>
      <Heading as="h2">Water: {level} m</Heading>
      <p>
        {children} <Link to="/docs/basics/tides">Tides</Link>
      </p>
    </div>
  );
}

/** What a document may import by its name. */
export function Tide({ high }: { high: boolean }) {
  return <strong>{high ? 'High water' : 'Low water'}</strong>;
}
