// @vitest-environment jsdom
import { testIslands } from './suite.tsx';

testIslands();
