export const languages: string[];
export function textOf(language: string, area: string): string;
