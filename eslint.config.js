import { fileURLToPath } from 'node:url';
import { includeIgnoreFile } from 'eslint/config';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const wordsMessage =
  'Words that visitors read or hear stand in regions.yaml or library.yaml (docs/product.md R13).';

/**
 * Where a text is for programs: what developers read of an error, class names, selectors, types.
 */
const isForPrograms = [
  'NewExpression[callee.name=/Error$/] *',
  'ClassDeclaration[superClass.name=/Error$/] CallExpression[callee.type="Super"] *',
  'JSXAttribute[name.name=/^(?:allow|className|rel|sizes|viewBox)$/] *',
  'CallExpression[callee.property.name=/^(?:closest|includes|matches|querySelector|querySelectorAll)$/] *',
  'ImportDeclaration *',
  'TSLiteralType *',
  'TSTemplateLiteralType *',
  'BinaryExpression > *',
]
  .map((place) => `:not(${place})`)
  .join('');

/**
 * Two words and more, or one that begins with a capital letter; class names and lengths are none.
 */
const words = '/^(?!\\d|.*(?:--|__))(?:.*\\p{L}{2,}\\S*\\s+\\S*\\p{L}{2,}|\\p{Lu}\\p{Ll}+\\W*$)/u';

/** Markup, which a page shows at once: a test of the pages finds what comes from elsewhere. */
const wordsInMarkup = [
  'JSXText[value=/\\p{L}/u]',
  'JSXAttribute[name.name=/^(?:alt|aria-description|aria-label|label|placeholder|title)$/] Literal[value=/\\p{L}/u]',
].map((selector) => ({ selector, message: wordsMessage }));

/** What is shown later, such as messages: no test sees all of it. */
const wordsInCode = [`Literal[value=${words}]`, `TemplateElement[value.raw=${words}]`].map(
  (selector) => ({ selector: selector + isForPrograms, message: wordsMessage }),
);

/**
 * What React alone understands, of what islands render in the browser (docs/architecture.md A2).
 */
const forBothEngines = [
  {
    selector:
      'JSXOpeningElement[name.name=/^(?:input|textarea)$/]:not(:has(JSXAttribute[name.name="type"])) > JSXAttribute[name.name="onChange"]',
    message: 'Use onInput.',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^(?:div|fieldset|form|section|ul)$/] > JSXAttribute[name.name=/^on(?:Blur|Focus)$/]',
    message: 'Use onBlurCapture or onFocusCapture.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(?:clip|fill|font|marker|pointer|stop|stroke|text)[A-Z]/]',
    message: 'Write it in a style sheet.',
  },
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export.',
};

/** A list or an object that is spread where it is written: write its members there. */
const spreadLiteral = {
  selector:
    'ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression',
  message: 'Write the members themselves.',
};

/**
 * Columns of a line; what nobody can break, such as an address or a text in code, may be longer.
 */
const lineWidth = {
  code: 100,
  ignoreUrls: true,
  ignoreStrings: true,
  ignoreTemplateLiterals: true,
  ignoreRegExpLiterals: true,
};

export default tseslint.config(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  { ignores: ['test/fixtures'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-len': ['error', lineWidth],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, spreadLiteral],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['{runtime,cli/author/page}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    // The plugin's other rules run a compiler over each file: 70 % of the linter's time.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['runtime/**/*.tsx'],
    ignores: ['runtime/**/examples.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, spreadLiteral, ...wordsInMarkup] },
  },
  {
    files: ['runtime/{forms,islands,map,modals,services}/**/*.{ts,tsx}', 'runtime/client.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        spreadLiteral,
        ...wordsInMarkup,
        ...wordsInCode,
        ...forBothEngines,
      ],
    },
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
