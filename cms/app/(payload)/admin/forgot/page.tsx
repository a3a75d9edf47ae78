import { MinimalTemplate } from '@payloadcms/next/templates';
import type { Metadata } from 'next';
import Link from 'next/link';

export const metadata: Metadata = { title: 'Forgot your password? – content' };

/** In the place of Payload's page, which says that it has sent an e-mail. */
export default function Forgot() {
  return (
    <MinimalTemplate>
      <main>
        <h1>Forgot your password?</h1>
        <p>This CMS sends no e-mail. Ask one of its admins for a new password.</p>
        <Link href="/admin/login" prefetch={false}>
          Back to login
        </Link>
      </main>
    </MinimalTemplate>
  );
}
