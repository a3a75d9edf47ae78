import { ports } from './ports.json';
import { slug } from '../utils/slug';

export default ports.map((name) => ({ name, address: `https://example.com/${slug(name)}` }));
