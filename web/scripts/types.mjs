// Writes src/api/schema.ts: the types of the HTTP API, from the server's OpenAPI document.
//
// One interface for each schema, in the document's order. What the server sends is always complete, so
// its fields are all required; fields of what the page sends are optional where the document says so.
import { readFileSync, writeFileSync } from "node:fs";

const here = new URL("../", import.meta.url);
const { components, paths } = JSON.parse(readFileSync(new URL("openapi.json", here), "utf8"));
const schemas = components.schemas;

/** Names of every schema that a value refers to, at any depth. */
function references(value, found = new Set()) {
  if (Array.isArray(value)) for (const one of value) references(one, found);
  else if (value !== null && typeof value === "object") {
    const name = typeof value.$ref === "string" ? value.$ref.split("/").at(-1) : null;
    if (name !== null && !found.has(name)) {
      found.add(name);
      references(schemas[name], found);
    }
    for (const one of Object.values(value)) references(one, found);
  }
  return found;
}

const sent = references(
  Object.values(paths).flatMap((path) => Object.values(path).map((operation) => operation.requestBody)),
);

function type(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return union.map(type).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((one) => type({ ...schema, type: one })).join(" | ");
  switch (schema.type) {
    case "array":
      return schema.prefixItems ? `[${schema.prefixItems.map(type).join(", ")}]` : `(${type(schema.items ?? {})})[]`;
    case "object":
      if (schema.properties) return body(schema, false);
      return schema.additionalProperties && schema.additionalProperties !== true
        ? `Record<string, ${type(schema.additionalProperties)}>`
        : "Record<string, unknown>";
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    default:
      return "unknown";
  }
}

function body(schema, optional) {
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const note = property.description ? `  /** ${property.description} */\n` : "";
    return `${note}  ${name}${optional && !required.has(name) ? "?" : ""}: ${type(property)};`;
  });
  return `{\n${lines.join("\n")}\n}`;
}

const parts = Object.entries(schemas).map(([name, schema]) => {
  const note = schema.description ? `/** ${schema.description} */\n` : "";
  return schema.type === "object" && schema.properties
    ? `${note}export interface ${name} ${body(schema, sent.has(name))}`
    : `${note}export type ${name} = ${type(schema)};`;
});
writeFileSync(
  new URL("src/api/schema.ts", here),
  `// Made by scripts/types.mjs from openapi.json: do not edit.\n\n${parts.join("\n\n")}\n`,
);
