/**
 * @generated SignedSource<<300c7133680de59e9fb5e86ef02e46ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CtaLevel = "INLINE" | "PRIMARY" | "SECONDARY" | "TERTIARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlacementCard_instance$data = {
  readonly content: string | null | undefined;
  readonly ctas: ReadonlyArray<{
    readonly label: string;
    readonly level: CtaLevel;
    readonly " $fragmentSpreads": FragmentRefs<"CtaLink_cta">;
  }>;
  readonly icon: string | null | undefined;
  readonly imageUrl: string | null | undefined;
  readonly subtext: string | null | undefined;
  readonly subtitle: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "PlacementCard_instance";
};
export type PlacementCard_instance$key = {
  readonly " $data"?: PlacementCard_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacementCard_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlacementCard_instance",
  "selections": [
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
          "name": "level",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CtaLink_cta"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlacementInstance",
  "abstractKey": null
};

(node as any).hash = "60968dc258eb6ecb526ab4016308a7c0";

export default node;
