import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Beam({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span className={styles.beam} style={{ color }}>
      {children}
    </span>
  );
}
