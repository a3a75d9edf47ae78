import * as migration_20261121_164536_initial from './20261121_164536_initial';
import * as migration_20261123_182447_scheduled from './20261123_182447_scheduled';
import * as migration_20261124_024102_keys from './20261124_024102_keys';

export const migrations = [
  {
    up: migration_20261121_164536_initial.up,
    down: migration_20261121_164536_initial.down,
    name: '20261121_164536_initial',
  },
  {
    up: migration_20261123_182447_scheduled.up,
    down: migration_20261123_182447_scheduled.down,
    name: '20261123_182447_scheduled',
  },
  {
    up: migration_20261124_024102_keys.up,
    down: migration_20261124_024102_keys.down,
    name: '20261124_024102_keys'
  },
];
