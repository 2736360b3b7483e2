/** The locale for dates: the device's own if it speaks the language chosen, e.g. `en-GB` for English, else the language. */
export function localeOf(language: string, devices: readonly string[] = navigator.languages): string {
  return devices.find((one) => one.toLowerCase().split("-")[0] === language) ?? language;
}
