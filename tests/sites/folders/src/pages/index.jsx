import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Highlights from '@site/src/components/Highlights';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './index.module.css';

function Head() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.head}>
      <Heading as="h1">{siteConfig.title}</Heading>
      <Link className="button" to="/docs/intro">
        Start here
      </Link>
    </header>
  );
}

export default function Home() {
  return (
    <Layout title="Home" description="All folders">
      <Head />
      <main>
        <Highlights />
      </main>
    </Layout>
  );
}
