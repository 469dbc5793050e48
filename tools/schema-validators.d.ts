type Schemas = Readonly<Record<string, object>>;

export function compileSchemas(schemas: Schemas): string;
export function keywordsOf(schemas: Schemas): readonly string[];
