/**
 * @generated SignedSource<<4f07bee35e5164f85725f52671a2bc6e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CtaLevel = "INLINE" | "PRIMARY" | "SECONDARY" | "TERTIARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CtaLink_cta$data = {
  readonly label: string;
  readonly level: CtaLevel;
  readonly url: string;
  readonly " $fragmentType": "CtaLink_cta";
};
export type CtaLink_cta$key = {
  readonly " $data"?: CtaLink_cta$data;
  readonly " $fragmentSpreads": FragmentRefs<"CtaLink_cta">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CtaLink_cta",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    }
  ],
  "type": "PlacementCta",
  "abstractKey": null
};

(node as any).hash = "c8968618a79bd29c35b4a58408a3169d";

export default node;
