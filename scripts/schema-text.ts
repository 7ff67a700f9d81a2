import { z } from 'zod';

interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly format?: string;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly propertyNames?: Shape;
}

/** A schema as a reader of TypeScript would write it. */
export function schemaText(schema: z.ZodType, io: 'input' | 'output'): string {
  return shapeText(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape);
}

function shapeText(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.anyOf) return [...new Set(shape.anyOf.map(shapeText))].join(' | ');
  if (shape.type === 'array') return `[${shapeText(shape.items ?? {})}, …]`;
  if (shape.type === 'object') return objectText(shape);
  if (shape.format === 'date-time' || shape.format === 'date') return shape.format;
  return [shape.type ?? 'any'].flat().join(' | ');
}

function objectText({ properties, required = [], additionalProperties, propertyNames }: Shape): string {
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeText(field)}`,
    );
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : 'no fields';
  }
  const value = typeof additionalProperties === 'object' ? shapeText(additionalProperties) : 'any';
  return `{ [${shapeText(propertyNames ?? { type: 'string' })}]: ${value} }`;
}
