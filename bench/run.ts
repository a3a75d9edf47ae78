import { benchBuild } from './build-time';
import { benchCheck } from './check-time';
import { benchCmsGrowth } from './cms-growth';
import { benchCompare } from './compare-reports';
import { benchDevLoop } from './dev-loop';
import { benchDevSoak } from './dev-soak';
import { benchEntryCheck } from './entry-check';
import { benchGrowth } from './growth';
import { benchHosting } from './host-load';
import { benchHostile } from './hostile';
import { benchImport } from './import-time';
import { benchInp } from './inp';
import { benchVersions } from './many-versions';
import { benchNavigation } from './navigation';
import { benchPageLoad } from './page-load';
import { benchPagefind } from './pagefind';
import { benchPictures } from './pictures';
import { benchPosts } from './posts';
import { takePrinted } from './print-table';
import { benchRandomEdits } from './random-edits';
import { benchReproducible } from './reproducible';
import { saveFigures } from './saved-report';
import { benchSearchLanguages } from './search-languages';
import { benchSearchQuality } from './search-quality';
import { benchSearchSpeed } from './search-speed';
import { benchSearchTyping } from './search-typing';
import { benchSoak } from './soak';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  build: benchBuild,
  check: benchCheck,
  'cms-growth': benchCmsGrowth,
  'dev-loop': benchDevLoop,
  'dev-soak': benchDevSoak,
  'entry-check': benchEntryCheck,
  growth: benchGrowth,
  hostile: benchHostile,
  hosting: benchHosting,
  import: benchImport,
  inp: benchInp,
  load: benchPageLoad,
  'search-languages': benchSearchLanguages,
  'search-quality': benchSearchQuality,
  'search-typing': benchSearchTyping,
  navigation: benchNavigation,
  'search-speed': benchSearchSpeed,
  pagefind: benchPagefind,
  posts: benchPosts,
  pictures: benchPictures,
  'random-edits': benchRandomEdits,
  reproducible: benchReproducible,
  soak: benchSoak,
  versions: benchVersions,
};

function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const wanted = process.argv.slice(2);
if (wanted[0] === 'compare') {
  try {
    benchCompare(wanted.slice(1));
  } catch (error) {
    stopWith(error instanceof Error ? error.message : String(error));
  }
  process.exit();
}
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0)
  stopWith(`There is no bench named ${unknown.join(', ')}. Known: ${Object.keys(benches).join(', ')}, compare.`);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  await bench();
  saveFigures(name, takePrinted());
}
