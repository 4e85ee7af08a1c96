import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../../domain/brands/countries.ts';
import { ADDRESS_LABELS } from '../../../domain/settings/addressLabels.ts';
import freeDevice from '../../i18n/messages/en-US/freeDevice.json' with { type: 'json' };
import homeCheck from '../../i18n/messages/en-US/homeCheck.json' with { type: 'json' };

const inEnglish = (text: string, country: string): unknown =>
  new IntlMessageFormat(text, 'en-US').format({ country });

describe.each(COUNTRIES)('the parts of an address in %s', (country) => {
  it('HLP-21: uses the country’s name for the postal code', () => {
    expect(homeCheck[`homeCheck.label.${country}`]).toBe(ADDRESS_LABELS[country].postcode);
    expect(inEnglish(freeDevice['freeDevice.address.postalCode'], country)).toBe(
      ADDRESS_LABELS[country].postcode,
    );
  });

  it('HLP-22: uses the country’s name for the region', () => {
    expect(inEnglish(freeDevice['freeDevice.address.region'], country)).toBe(ADDRESS_LABELS[country].region);
  });
});
