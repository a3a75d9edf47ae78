import type { ServiceCard } from '@/lib/content/home-view';
import { DocsLink } from '../layout/site-link';
import { CodeBlock } from '../mdx/code-block/code-block';
import { ArrowRightIcon } from '../ui/icons';
import { firstCall } from './first-call';
import { ServiceIcon } from './service-icons';

interface HomePageProps {
  title: string;
  tagline: string;
  /** Page that introduces all services. */
  overviewHref: string | null;
  services: readonly ServiceCard[];
}

/** Home page: what this is, the services, one real call. */
export function HomePage({ title, tagline, overviewHref, services }: HomePageProps) {
  return (
    <main id="content" className="home">
      <section className="hero">
        <h1>{title}</h1>
        <p className="hero-tagline">{tagline}</p>
        <p className="hero-actions">
          <DocsLink className="button button-primary">
            Read the docs <ArrowRightIcon />
          </DocsLink>
          {overviewHref && (
            <a className="button button-secondary" href={overviewHref}>
              Browse the services
            </a>
          )}
        </p>
      </section>
      <section aria-labelledby="services" className="home-section">
        <h2 id="services">Seven services, one project</h2>
        <p>Create a project, hand your game a credential, and call the services you need.</p>
        <ul className="service-cards">
          {services.map(({ name, title: label, description, href }) => (
            <li key={href}>
              <a href={href}>
                <ServiceIcon name={name} />
                <h3>{label}</h3>
                <p>{description}</p>
              </a>
            </li>
          ))}
          {overviewHref && (
            <li>
              <a href={overviewHref} className="service-overview">
                All services <ArrowRightIcon />
              </a>
            </li>
          )}
        </ul>
      </section>
      <section aria-labelledby="first-call" className="home-section home-sample">
        <div>
          <h2 id="first-call">From key to data in a dozen lines</h2>
          <p>
            Initialize the SDK with your key and secret, connect a drive, and list its files. Everything after that
            works the same way.
          </p>
          <p>
            <DocsLink>Follow the first steps</DocsLink>
          </p>
        </div>
        <CodeBlock code={firstCall} language="ts" title="list-files.ts" />
      </section>
      <p className="home-authors">
        Found a mistake? Every page of this documentation is a Markdown file with an edit link at its end.
      </p>
    </main>
  );
}
