/** The locale for dates: the device's own if of the chosen language, e.g. `en-GB` for English, else the language. */
export function localeOf(language: string, devices: readonly string[] = navigator.languages): string {
  return devices.find((one) => one.toLowerCase().split("-")[0] === language) ?? language;
}
