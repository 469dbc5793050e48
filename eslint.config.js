import { fileURLToPath } from 'node:url';
import { includeIgnoreFile } from 'eslint/config';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  { ignores: ['test/fixtures'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['runtime/**/*.tsx', 'runtime/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    // The plugin's other rules run a compiler over each file: 70 % of the linter's time.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['tools/**/*.js', 'cli/*.js', '*.config.js'],
    languageOptions: { globals: globals.node },
  },
  { files: ['*.config.js', '*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // One contract, to be read in one piece; it holds types alone.
  { files: ['runtime/contract.ts'], rules: { 'max-lines': 'off' } },
  { files: ['test/**'], rules: { 'max-lines-per-function': 'off' } },
);
