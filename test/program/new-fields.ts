// Fields of every kind, as a contributor adds them to the schema, a component and the YAML.
const picture = { allOf: [{ $ref: 'common.schema.json#/definitions/picture' }] };

/** What the schema says of them, below the content that regions inherit. */
export const fields = {
  motto: {
    type: 'string',
    format: 'text',
    minLength: 1,
    maxLength: 60,
    description: 'A line above the headline.',
    examples: ['Made for you'],
  },
  badge: {
    ...picture,
    description: 'A badge next to the headline.',
    examples: ['assets/badges/badge.svg'],
  },
  film: {
    type: 'string',
    format: 'asset-video',
    description: 'A film about us.',
    examples: ['https://films.example/ours.mp4'],
  },
  partners: {
    type: 'array',
    description: 'Who helps, by their marks.',
    maxItems: 6,
    examples: [[{ name: 'Ours', mark: 'assets/badges/badge.svg' }]],
    items: {
      type: 'object',
      description: 'One partner.',
      additionalProperties: false,
      required: ['name', 'mark'],
      properties: {
        name: { type: 'string', format: 'text', description: 'The name.', examples: ['Ours'] },
        mark: {
          ...picture,
          description: 'The mark.',
          examples: ['assets/badges/badge.svg'],
        },
      },
    },
  },
  pledge: {
    type: 'object',
    description: 'What is promised.',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', description: 'In short.', examples: ['Free'] },
      text: { type: 'string', format: 'text', description: 'At length.', examples: ['For all.'] },
    },
  },
};

/** How the component shows them. */
const markup = `
        {region.motto !== undefined && <p className="motto">{region.motto}</p>}
        {region.badge !== undefined && <Picture asset={asset(region.badge)} />}
        {region.film !== undefined && <video src={region.film} />}
        {region.partners?.map(({ name, mark }) => (
          <Picture key={name} asset={asset(mark)} alt={name} />
        ))}
        {region.pledge !== undefined && (
          <p className="pledge">
            {region.pledge.title}: {region.pledge.text}
          </p>
        )}
`;

/** What the YAML says, by the lines that it follows. */
const content: Readonly<Record<string, string>> = {
  'defaults:': `
  motto: Made for {{regionName}}
  badge: assets/badges/all.svg
  film: https://films.example/ours.mp4
  partners:
    - { name: "Friends of {{regionName}}", mark: assets/badges/friends.svg }
    - { name: "Neighbors of {{regionName}}", mark: assets/badges/neighbors.svg }
  pledge:
    title: Free
    text: For every learner in {{regionName}}
`,
  '  nevada:': `
    motto: Beyond {{regionName}}
    badge: { file: assets/badges/nevada.svg, alt: "The badge of {{regionName}}" }
    partners: [{ name: "Silver of {{regionName}}", mark: assets/badges/silver.svg }]
`,
  '  arizona:': `
    motto: Under the sky of {{regionName}}
    partners: [{ name: "Pines of {{regionName}}", mark: assets/badges/friends.svg }]
`,
  '  illinois:': `
    pledge: { title: Ours }
`,
  '  indiana:': `
    pledge: { text: For every crossroads }
    partners: [{ name: "Lakes of {{regionName}}", mark: assets/badges/friends.svg }]
`,
};

/** Adds them to `regions.schema.json`. */
export function addFields(text: string): string {
  const schema = JSON.parse(text);
  Object.assign(schema.definitions.content.properties, fields);
  return JSON.stringify(schema);
}

/** Adds them to `landing.tsx`. */
export function showFields(text: string): string {
  return text
    .replace('const { region, link } = page;', 'const { region, link, asset } = page;')
    .replace('<h1>{region.headerTitle}</h1>\n', (found) => found + markup.slice(1));
}

/**
 * Adds them to `regions.yaml`: to the defaults, and to regions that override, reuse and fall
 * through.
 */
export function writeFields(text: string): string {
  return Object.entries(content).reduce(addBelow, text);
}

function addBelow(text: string, [line, added]: readonly [string, string]): string {
  const place = text.indexOf(`\n${line}\n`);
  if (place < 0) throw new Error(`regions.yaml has no line ${line}.`);
  const end = place + line.length + 1;
  return text.slice(0, end) + added.trimEnd() + text.slice(end);
}
