/**
 * @generated SignedSource<<b0f0b3e31c7cfe043fd2cfb69711b33b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CtaLevel = "INLINE" | "PRIMARY" | "SECONDARY" | "TERTIARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePlacement_instance$data = {
  readonly content: string | null | undefined;
  readonly ctas: ReadonlyArray<{
    readonly label: string;
    readonly level: CtaLevel;
    readonly url: string;
  }>;
  readonly icon: string | null | undefined;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly subtext: string | null | undefined;
  readonly subtitle: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "usePlacement_instance";
};
export type usePlacement_instance$key = {
  readonly " $data"?: usePlacement_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlacement_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlacement_instance",
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
      "name": "title",
      "storageKey": null
    },
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
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtext",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlacementCta",
      "kind": "LinkedField",
      "name": "ctas",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "PlacementInstance",
  "abstractKey": null
};

(node as any).hash = "64d7f5c9abee87b11e98ff36cc4565c5";

export default node;
