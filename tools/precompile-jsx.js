// Writes the elements of components as templates, whose fixed parts are markup before any page is
// rendered: what Deno calls "precompile", and preact-render-to-string renders. What it does not
// know stays JSX, and renders to the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A plugin for esbuild. */
export const precompileJsx = {
  name: 'precompile JSX',
  setup({ initialOptions, onLoad }) {
    const { absWorkingDir } = initialOptions;
    const partsPath = join(absWorkingDir, 'runtime/preact-templates.ts');
    onLoad({ filter: /\.tsx$/ }, ({ path }) => ({
      contents: precompile(path, readFileSync(path, 'utf8'), partsPath),
      loader: 'tsx',
    }));
  },
};

/**
 * The code of a module with its elements as templates. Each line keeps its number, so that stacks
 * name the right one.
 *
 * @param partsPath Of the module that templates call.
 */
export function precompile(path, source, partsPath) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const module = { file, source, templates: [] };
  const code = write(file, module);
  if (module.templates.length === 0) return source;
  const templates = module.templates.map((texts, index) => `${nameOf(index)} = ${texts}`);
  return `import * as ${parts} from ${JSON.stringify(partsPath)}; const ${templates.join(', ')}; ${code}`;
}

/** Names that no source uses. */
const parts = '$parts';
const nameOf = (index) => `$template${index}`;

/** The code of a node, with templates for the elements in it. */
function write(node, module) {
  return isElement(node) ? writeElement(node, module) : writeInside(node, module);
}

function writeInside(node, module) {
  let [code, from] = ['', node === module.file ? 0 : node.getStart()];
  for (const element of outermostElements(node)) {
    code += module.source.slice(from, element.getStart()) + writeElement(element, module);
    from = element.getEnd();
  }
  return code + module.source.slice(from, node.getEnd());
}

function outermostElements(node) {
  const elements = [];
  ts.forEachChild(node, (inner) => {
    elements.push(...(isElement(inner) ? [inner] : outermostElements(inner)));
  });
  return elements;
}

function isElement(node) {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function writeElement(element, module) {
  if (!isFixed(element)) return writeJsx(element, module);
  const template = openTemplate(element, module);
  addElement(element, template, module);
  return template.close();
}

/** Writes an element as JSX, with templates inside. */
function writeJsx(element, module) {
  if (ts.isJsxSelfClosingElement(element)) return writeInside(element, module);
  const [opening, closing] = ts.isJsxElement(element)
    ? [element.openingElement, element.closingElement]
    : [element.openingFragment, element.closingFragment];
  const children = element.children.map((child) => {
    if (ts.isJsxText(child)) return child.getFullText();
    return isFixed(child) ? `{${write(child, module)}}` : write(child, module);
  });
  return [writeInside(opening, module), ...children, closing.getFullText()].join('');
}

/** The call that makes a template: texts, and the values between them, each at its own line. */
function openTemplate(element, { file, templates }) {
  const lineAt = (position) => file.getLineAndCharacterOfPosition(position).line;
  const [texts, values] = [[''], []];
  let line = lineAt(element.getStart());
  const moveTo = (position) => {
    const breaks = '\n'.repeat(lineAt(position) - line);
    line += breaks.length;
    return breaks;
  };
  return {
    addText: (text) => {
      texts[texts.length - 1] += text;
    },
    addValue: (code, node) => {
      values.push(moveTo(node.getStart()) + code);
      line = lineAt(node.getEnd());
      texts.push('');
    },
    close: () => {
      const name = nameOf(templates.push(JSON.stringify(texts)) - 1);
      return `${parts}.template(${[name, ...values].join(', ')}${moveTo(element.getEnd())})`;
    },
  };
}

function addElement(element, template, module) {
  if (ts.isJsxFragment(element)) {
    addChildren(element.children, template, module);
    return;
  }
  const opening = openingOf(element);
  const tag = opening.tagName.getText();
  template.addText(`<${tag}`);
  for (const attribute of opening.attributes.properties) addAttribute(attribute, template, module);
  template.addText(voidTags.has(tag) ? '/>' : '>');
  if (voidTags.has(tag)) return;
  const html = htmlOf(opening);
  if (html !== undefined) template.addValue(write(html, module), html);
  else if (ts.isJsxElement(element)) addChildren(element.children, template, module);
  template.addText(`</${tag}>`);
}

function addAttribute(attribute, template, module) {
  const name = attribute.name.getText();
  if (isForBrowser(name) || name === htmlAttribute) return;
  const written = ` ${htmlNames[name] ?? name}`;
  const value = attribute.initializer;
  if (value?.kind === ts.SyntaxKind.JsxExpression) {
    const call = takesWords(name) ? 'wordAttribute' : 'attribute';
    const code = write(value.expression, module);
    template.addValue(`${parts}.${call}(${JSON.stringify(written)}, ${code})`, value.expression);
  } else if (value === undefined)
    template.addText(takesWords(name) ? `${written}="true"` : written);
  else template.addText(value.text === '' ? written : `${written}="${escape(value.text)}"`);
}

function addChildren(children, template, module) {
  for (const child of children) {
    if (ts.isJsxText(child)) template.addText(escape(textOf(child)));
    else if (isFixed(child)) addElement(child, template, module);
    else if (!ts.isJsxExpression(child)) template.addValue(writeJsx(child, module), child);
    else if (child.expression !== undefined) {
      const code = `${parts}.child(${write(child.expression, module)})`;
      template.addValue(code, child.expression);
    }
  }
}

/**
 * What JSX makes of text: lines without the blanks around them, joined by one, and no empty line.
 */
function textOf(child) {
  const lines = child.text.split(/\r?\n/);
  const trimmed = lines.map((line, index) => {
    const start = index === 0 ? line : line.trimStart();
    return index === lines.length - 1 ? start : start.trimEnd();
  });
  return trimmed.filter((line) => line !== '').join(' ');
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Whether the markup of a node is known except for values in it. What names characters, such as
 * `&nbsp;`, is left to JSX.
 */
function isFixed(node) {
  if (!isElement(node)) return false;
  const namesCharacter = (child) => ts.isJsxText(child) && child.text.includes('&');
  if (node.children?.some(namesCharacter)) return false;
  return ts.isJsxFragment(node) || isFixedTag(openingOf(node));
}

function isFixedTag(opening) {
  const tag = opening.tagName.getText();
  const { properties } = opening.attributes;
  return (
    /^[a-z][a-z0-9]*$/.test(tag) &&
    !renderedByValue.has(tag) &&
    properties.every((attribute) => isFixedAttribute(attribute, opening))
  );
}

function isFixedAttribute(attribute, opening) {
  if (!ts.isJsxAttribute(attribute)) return false;
  const name = attribute.name.getText();
  const value = attribute.initializer;
  if (value?.kind === ts.SyntaxKind.StringLiteral && value.getText().includes('&')) return false;
  if (name === htmlAttribute) return htmlOf(opening) !== undefined;
  return isForBrowser(name) || name in htmlNames || isNameOfHtml(name);
}

function openingOf(element) {
  return ts.isJsxElement(element) ? element.openingElement : element;
}

/** What an element is to hold as markup, where that is written as `{ __html: … }`. */
function htmlOf({ attributes }) {
  const attribute = attributes.properties.find(({ name }) => name?.getText() === htmlAttribute);
  const properties = attribute?.initializer?.expression?.properties ?? [];
  return properties.length === 1 ? properties[0].initializer : undefined;
}

const htmlAttribute = 'dangerouslySetInnerHTML';

/** What is nothing in markup: listeners, and what tells React which element is which. */
function isForBrowser(name) {
  return name === 'key' || name === 'ref' || /^on[A-Z]/.test(name);
}

/** Attributes to which `true` and `false` are words. */
function takesWords(name) {
  return /^(?:aria|data)-/.test(name) || name === 'draggable' || name === 'spellcheck';
}

function isNameOfHtml(name) {
  return /^[a-z-]+$/.test(name) && name !== 'style' && name !== 'children';
}

/**
 * The names in HTML of attributes that React names otherwise. An element with a name that is in no
 * list stays JSX.
 */
const htmlNames = {
  className: 'class',
  htmlFor: 'for',
  srcLang: 'srclang',
  srcSet: 'srcset',
  tabIndex: 'tabindex',
};

/**
 * Elements of forms render by what is chosen or typed, and those in an SVG have names of their own.
 */
const renderedByValue = new Set(['input', 'option', 'select', 'svg', 'textarea']);

/** Elements that end with their first tag (HTML Living Standard, 13.1.2). */
const voidTags = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
