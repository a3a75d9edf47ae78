'use client';

import BrowserOnly from '@docusaurus/BrowserOnly';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useState } from 'react';
import styles from './styles.module.css';

/** Counts in the browser. */
export default function Tally({ start = 0 }: { start?: number }) {
  const { siteConfig } = useDocusaurusContext();
  const [count, setCount] = useState(start);
  return (
    <p className={styles.tally} data-tally="">
      Boats seen in {siteConfig.title}: {count}
      <BrowserOnly>{() => <span> on {window.location.hostname}</span>}</BrowserOnly>{' '}
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
    </p>
  );
}
