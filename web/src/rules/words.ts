/** The rules page's texts, loaded with it. */
import { rulesText as en } from "../i18n/en/rules";
import { rulesText as fr } from "../i18n/fr/rules";

export const rulesWords = { en, fr };
