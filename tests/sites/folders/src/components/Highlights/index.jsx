import Heading from '@theme/Heading';
import clsx from 'clsx';
import styles from './styles.module.css';

const lamps = [
  { title: 'Seen from far', Picture: require('@site/static/img/logo.svg').default, text: <>It turns <code>once</code> a minute.</> },
  { title: 'Never out', Picture: require('@site/static/img/logo.svg').default, text: <>Two lamps, one keeper.</> },
];

function Lamp({ title, Picture, text }) {
  return (
    <div className={clsx('col col--4', styles.lamp)}>
      <Picture className={styles.picture} role="img" />
      <Heading as="h3">{title}</Heading>
      <p>{text}</p>
    </div>
  );
}

export default function Highlights() {
  return (
    <section className={styles.lamps}>
      {lamps.map((lamp, index) => (
        <Lamp key={index} {...lamp} />
      ))}
    </section>
  );
}
