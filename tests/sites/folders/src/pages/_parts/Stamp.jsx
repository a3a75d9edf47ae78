import Tip from '@theme/Admonition/Icon/Tip';

export default function Stamp({ year }) {
  return (
    <p>
      <Tip /> <a href="https://example.com/stamp">Stamp of {year}</a>
    </p>
  );
}
