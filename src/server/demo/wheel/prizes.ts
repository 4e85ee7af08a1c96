import type { BarcodeFormat, FulfilmentService } from '../../../domain/rewards/catalogue.ts';
import type { PrizeType } from '../../../domain/wheel/prizes.ts';

/** A made-up prize. `{money}` stands for what it pays or is worth, `{brand}` for the product's name. */
export interface DemoPrize {
  readonly type: PrizeType;
  readonly weight: number;
  readonly en: readonly [title: string, text: string];
  readonly fr: readonly [title: string, text: string];
  readonly points?: number;
  readonly worth?: number;
  readonly service?: FulfilmentService;
  readonly item?: string;
  readonly barcode?: BarcodeFormat;
  readonly perDay?: number;
  readonly remaining?: number;
}

const TOP_PRIZE = 5_000;

/** Every brand's wheel, in the order of its odds table. */
export const DEMO_PRIZES: readonly DemoPrize[] = [
  {
    type: 'DAILY_CASH',
    weight: 5,
    points: TOP_PRIZE,
    perDay: 1,
    en: ['Daily cash: {money}', 'One winner a day.'],
    fr: ['Argent du jour : {money}', 'Un seul gagnant par jour.'],
  },
  {
    type: 'FREE_DEVICE',
    weight: 10,
    worth: 2_500,
    service: 'shop',
    item: 'smart_plug',
    perDay: 1,
    remaining: 60,
    en: ['Smart plug', 'Today’s device. It saves for you during events.'],
    fr: ['Prise intelligente', 'L’appareil du jour. Elle économise pour vous pendant les événements.'],
  },
  {
    type: 'CASH',
    weight: 240,
    points: 25,
    en: ['{money}', 'Paid into your wallet right away.'],
    fr: ['{money}', 'Versé tout de suite dans votre portefeuille.'],
  },
  {
    type: 'CASH',
    weight: 45,
    points: 100,
    remaining: 400,
    en: ['{money}', 'Paid into your wallet right away.'],
    fr: ['{money}', 'Versé tout de suite dans votre portefeuille.'],
  },
  {
    type: 'STORE_DISCOUNT',
    weight: 260,
    service: 'alder',
    item: 'DISCOUNT-10',
    barcode: '2D-QRCODE',
    en: ['10% off smart devices', 'In the {brand} shop, on anything that takes part in events.'],
    fr: [
      '10 % de rabais sur les appareils',
      'Dans la boutique {brand}, sur tout ce qui participe aux événements.',
    ],
  },
  {
    type: 'PRIZE_ENTRY',
    weight: 120,
    worth: 90_000,
    service: 'shop',
    item: 'HOME-BATTERY',
    en: ['Home battery', 'An entry in the monthly draw: one winner a month.'],
    fr: ['Batterie domestique', 'Une participation au tirage du mois : un gagnant par mois.'],
  },
  {
    type: 'REFERRAL_BOOST',
    weight: 70,
    en: ['Double your next invitation', 'For the next friend who finishes an event.'],
    fr: ['Votre prochaine invitation en double', 'Pour le prochain proche qui termine un événement.'],
  },
  {
    type: 'FREE_SPIN',
    weight: 250,
    en: ['Free spin', 'Go again right away.'],
    fr: ['Tour gratuit', 'Tournez encore tout de suite.'],
  },
  {
    type: 'DAILY_CASH_INELIGIBLE',
    weight: 0,
    worth: TOP_PRIZE,
    service: 'alder',
    item: 'GROCER-50',
    barcode: '2D-QRCODE',
    en: ['Grocery card, {money}', 'Instead of the daily cash, where that can’t be paid.'],
    fr: ['Carte d’épicerie, {money}', 'À la place de l’argent du jour, là où il ne peut pas être versé.'],
  },
];
