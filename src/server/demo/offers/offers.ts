import type { OfferAudience } from '../../../domain/offers/offerStatus.ts';
import type { Motif } from '../rewards/pictures.ts';

interface Words {
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  readonly agreement: string;
}

/** A made-up device offer. `{brand}` and `{event}` stand for the brand's words; prices are in points. */
export interface DemoOffer {
  readonly audience: OfferAudience;
  readonly deviceType: string;
  readonly connectionConfigId: string;
  readonly motif: Motif;
  readonly en: Words;
  readonly fr: Words;
  /** Options: the shop's variant, and its name in English and French. */
  readonly options: readonly (readonly [id: string, item: string, en: string, fr: string])[];
  readonly pricePoints: number;
  readonly usualPoints: number;
  readonly stock: number | null;
}

const AGREEMENT_EN = `You’ll connect the device to {brand} within 60 days and keep it connected for a year where you can.

It’s yours from the day it arrives. {brand} may pause or shift it for a short time during {event}, within your limits. You can always turn it back on.

If something’s wrong with it, tell us within 30 days and we’ll replace it.`;
const AGREEMENT_FR = `Vous connectez l’appareil à {brand} dans les 60 jours et le gardez connecté pendant un an, si vous le pouvez.

Il est à vous dès son arrivée. {brand} peut le mettre en pause ou le décaler brièvement pendant {event}, dans vos limites. Vous pouvez le rallumer en tout temps.

Si quelque chose ne va pas, dites-le-nous dans les 30 jours et nous le remplacerons.`;

export const DEMO_OFFERS: readonly DemoOffer[] = [
  {
    audience: 'FIRST_DEVICE',
    deviceType: 'plug',
    connectionConfigId: 'quartz',
    motif: 'plug',
    en: {
      title: 'Your first smart plug is on us',
      subtitle: 'A Quartz plug, sent to your home',
      text: 'Plug in a lamp, dehumidifier or fan heater. {brand} pauses it for you during {event}, and you can switch it back on at any time.',
      agreement: '',
    },
    fr: {
      title: 'Votre première prise intelligente, offerte',
      subtitle: 'Une prise Quartz, livrée chez vous',
      text: 'Branchez-y une lampe, un déshumidificateur ou un chauffe-moteur. {brand} la met en pause pour vous pendant {event}, et vous pouvez la rallumer en tout temps.',
      agreement: '',
    },
    options: [['plug', 'smart_plug', 'Smart plug', 'Prise intelligente']],
    pricePoints: 0,
    usualPoints: 1_500,
    stock: null,
  },
  {
    audience: 'EVERYONE',
    deviceType: 'thermostat',
    connectionConfigId: 'slate',
    motif: 'thermostat',
    en: {
      title: 'Slate thermostat',
      subtitle: 'Saves on heating and cooling while you get on with your evening',
      text: 'It gets your home ready before {event}, then eases off while it’s on. You set the limits. Fits most systems with a C-wire.',
      agreement: AGREEMENT_EN,
    },
    fr: {
      title: 'Thermostat Slate',
      subtitle: 'Économise sur le chauffage et la climatisation, sans y penser',
      text: 'Il prépare la maison avant {event}, puis réduit le rythme pendant ce temps. C’est vous qui fixez les limites. Convient à la plupart des systèmes avec fil C.',
      agreement: AGREEMENT_FR,
    },
    options: [
      ['white', '418200031', 'White', 'Blanc'],
      ['black', '418200032', 'Black', 'Noir'],
      ['sand', '418200033', 'Sand', 'Sable'],
    ],
    pricePoints: 4_900,
    usualPoints: 12_900,
    stock: 40,
  },
  {
    audience: 'EVERYONE',
    deviceType: 'plug',
    connectionConfigId: 'quartz',
    motif: 'plug',
    en: {
      title: 'Quartz smart plug',
      subtitle: 'One more for the heater, the dehumidifier or the freezer in the garage',
      text: 'Pauses what’s plugged into it during {event} and turns it back on afterwards.',
      agreement: '',
    },
    fr: {
      title: 'Prise intelligente Quartz',
      subtitle: 'Une de plus pour le chauffage d’appoint ou le déshumidificateur',
      text: 'Met en pause l’appareil branché pendant {event} et le rallume ensuite.',
      agreement: '',
    },
    options: [
      ['indoor', '418200041', 'Indoor', 'Intérieure'],
      ['outdoor', '418200042', 'Outdoor', 'Extérieure'],
    ],
    pricePoints: 900,
    usualPoints: 1_900,
    stock: 120,
  },
];
