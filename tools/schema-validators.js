// Compiles schemas by Ajv into code that checks values, so that no run of the program needs to.
import { fileURLToPath } from 'node:url';
import ajvPackage from 'ajv';
import writeCode from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import { isObject, mapValues } from './schema-objects.js';
import { ownKeywords } from './schema-words.js';

const { Ajv, _ } = ajvPackage;

const outdir = fileURLToPath(new URL('../.build/schema/', import.meta.url));

/** Keywords that say nothing about which values are right. */
const annotations = [
  '$schema',
  '$id',
  '$comment',
  'definitions',
  'description',
  'examples',
  'defaultSnippets',
  ...ownKeywords,
];

/** Keywords that only say where other schemas apply. */
const applicators = ['allOf', 'if', 'items', 'properties', 'then'];

/** What the compiled code calls by these names, and where the program has it. */
const called = {
  findEqualItems: 'equal-items.ts',
  formats: 'formats.ts',
  lengthWithoutTokens: 'formats/length.ts',
};

/** JSON Schema's keyword, except that tokens in a text don't count. */
const maxLength = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  error: { params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context) {
    const { gen, data, schemaCode: limit } = context;
    const length = gen.scopeValue('func', { ref: maxLength, code: _`lengthWithoutTokens` });
    context.fail(_`${data}.length > ${limit} && ${length}(${data}) > ${limit}`);
  },
};

/** JSON Schema's keyword; Ajv's own compares each item with all others. */
const uniqueItems = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { params: ({ params: { equal } }) => _`${equal}` },
  code(context) {
    const { gen, data } = context;
    const find = gen.scopeValue('func', { ref: uniqueItems, code: _`findEqualItems` });
    const equal = gen.const('equal', _`${find}(${data})`);
    context.setParams({ equal });
    context.fail(equal);
  },
};

/**
 * A module that exports a function for each schema, under its name. Parts that are equal share one
 * function: inlined, the code would be five times as large.
 */
export function compileSchemas(schemas) {
  const parts = new Map();
  const roots = mapValues(schemas, (schema) => addPart(schema, parts));
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    messages: false,
    inlineRefs: false,
    formats: Object.fromEntries(formatsIn(parts).map((name) => [name, () => true])),
    code: { source: true, esm: true, formats: _`formats` },
  });
  // Schemas are checked by a schema of Ajv, which is compiled with its own keywords.
  ajv.validateSchema({});
  for (const own of [maxLength, uniqueItems]) ajv.removeKeyword(own.keyword).addKeyword(own);
  for (const [text, name] of parts) ajv.addSchema(JSON.parse(text), name);
  return withImports(writeCode(ajv, roots));
}

/** The keywords that a value can break. */
export function keywordsOf(schemas) {
  const parts = new Map();
  for (const schema of Object.values(schemas)) addPart(schema, parts);
  const rules = [...parts.keys()]
    .map((text) => JSON.parse(text))
    .flatMap((part) => [part, ...(part.allOf ?? []), part.then ?? {}]);
  const keywords = new Set(rules.flatMap((each) => Object.keys(each)));
  return [...keywords].filter((keyword) => !applicators.includes(keyword)).sort();
}

/** Adds a schema and all schemas in it to `parts`: names by their JSON. Returns its name. */
function addPart(schema, parts) {
  const text = JSON.stringify(rulesOf(schema, (inner) => ({ $ref: addPart(inner, parts) })));
  if (!parts.has(text)) parts.set(text, `part${parts.size}`);
  return parts.get(text);
}

/** A schema without annotations, with `replace` applied to the schemas of fields and items. */
function rulesOf(schema, replace) {
  const rules = Object.entries(schema).filter(([keyword]) => !annotations.includes(keyword));
  return Object.fromEntries(
    rules.map(([keyword, value]) => [keyword, ruleOf(keyword, value, replace)]),
  );
}

function ruleOf(keyword, value, replace) {
  switch (keyword) {
    case 'properties':
      return mapValues(value, replace);
    case 'items':
      return replace(value);
    case 'additionalProperties':
      return isObject(value) ? replace(value) : value;
    case 'allOf':
      return value.map((each) => rulesOf(each, replace));
    case 'then':
      return rulesOf(value, replace);
    // Errors inside these are recognised by their path, which a shared function would not have.
    case 'contains':
    case 'if':
    case 'propertyNames':
      return inlineRules(value);
    default:
      return value;
  }
}

function inlineRules(schema) {
  return rulesOf(schema, inlineRules);
}

function formatsIn(parts) {
  const texts = [...parts.keys()].join('\n');
  return [...new Set([...texts.matchAll(/"format":"([\w-]+)"/g)].map(([, name]) => name))];
}

/** Bundles the functions of Ajv that the code calls, and imports the program's functions. */
function withImports(code) {
  const imports = Object.entries(called)
    .filter(([name]) => code.includes(name))
    .map(([name, path]) => `import { ${name} } from '../../cli/compile/schema/${path}';\n`);
  const { outputFiles } = buildSync({
    stdin: { contents: imports.join('') + code, resolveDir: outdir },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external: ['../../cli/*'],
  });
  return outputFiles[0].text;
}
