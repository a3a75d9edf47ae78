import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home">
      <main>
        <h1>Lighthouse</h1>
        <Link to="/docs">Read the manual</Link>
        <Link to="/log">Read the log</Link>
      </main>
    </Layout>
  );
}
