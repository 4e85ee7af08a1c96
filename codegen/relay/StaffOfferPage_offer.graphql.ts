/**
 * @generated SignedSource<<eec248b33f8b7a71a3ca1c10990144f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceOfferAudience = "EVERYONE" | "FIRST_DEVICE" | "%future added value";
export type RewardState = "ENDED" | "ON" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffOfferPage_offer$data = {
  readonly audience: DeviceOfferAudience;
  readonly connectWithinDays: number;
  readonly connectionConfigId: string | null | undefined;
  readonly deviceType: string;
  readonly endsAt: string | null | undefined;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly holdHours: number;
  readonly id: string;
  readonly offerId: string;
  readonly options: ReadonlyArray<{
    readonly id: string;
    readonly item: string;
    readonly names: ReadonlyArray<{
      readonly locale: string;
      readonly name: string;
    }>;
  }>;
  readonly pictureId: string | null | undefined;
  readonly pictureUrl: string | null | undefined;
  readonly place: number;
  readonly pricePoints: number;
  readonly program: {
    readonly id: string;
  } | null | undefined;
  readonly startsAt: string;
  readonly state: RewardState;
  readonly stock: number | null | undefined;
  readonly texts: ReadonlyArray<{
    readonly agreement: string;
    readonly locale: string;
    readonly subtitle: string;
    readonly terms: string;
    readonly text: string;
    readonly title: string;
  }>;
  readonly title: string;
  readonly usualPoints: number;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimCounts_offer" | "EndOffer_offer">;
  readonly " $fragmentType": "StaffOfferPage_offer";
};
export type StaffOfferPage_offer$key = {
  readonly " $data"?: StaffOfferPage_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffOfferPage_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locale",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffOfferPage_offer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deviceType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connectionConfigId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceOfferText",
      "kind": "LinkedField",
      "name": "texts",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subtitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "terms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agreement",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceOfferOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "item",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeviceOfferOptionName",
          "kind": "LinkedField",
          "name": "names",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricePoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usualPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connectWithinDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClaimCounts_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndOffer_offer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "History_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffDeviceOffer",
  "abstractKey": null
};
})();

(node as any).hash = "c9a1abeb11284c90beae153da8229e68";

export default node;
