/**
 * @generated SignedSource<<904565fcb4e7dd7cb7f8f3fa8c9d21f6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndPromoCode_promoCode$data = {
  readonly code: string;
  readonly id: string;
  readonly " $fragmentType": "EndPromoCode_promoCode";
};
export type EndPromoCode_promoCode$key = {
  readonly " $data"?: EndPromoCode_promoCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndPromoCode_promoCode">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndPromoCode_promoCode",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "PromoCode",
  "abstractKey": null
};

(node as any).hash = "1b9f4a8b2b88a7e86569d95de0f7ac21";

export default node;
