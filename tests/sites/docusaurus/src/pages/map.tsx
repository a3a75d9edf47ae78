export default function Map() {
  return <h1>Map</h1>;
}
