import * as migration_20261121_164531_initial from './20261121_164531_initial';
import * as migration_20261123_182209_scheduled from './20261123_182209_scheduled';
import * as migration_20261124_024050_keys from './20261124_024050_keys';

export const migrations = [
  {
    up: migration_20261121_164531_initial.up,
    down: migration_20261121_164531_initial.down,
    name: '20261121_164531_initial',
  },
  {
    up: migration_20261123_182209_scheduled.up,
    down: migration_20261123_182209_scheduled.down,
    name: '20261123_182209_scheduled',
  },
  {
    up: migration_20261124_024050_keys.up,
    down: migration_20261124_024050_keys.down,
    name: '20261124_024050_keys'
  },
];
