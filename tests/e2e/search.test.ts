import { testPalette } from './support/palette-suite';
import { test } from './support/test';

testPalette(test);
