/**
 * @generated SignedSource<<84d2f878479ec30d1fe6d2efc401b227>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsLazy_viewer$data = {
  readonly home: {
    readonly nextEvent: {
      readonly vacation: {
        readonly __typename: "EventVacation";
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "NewsLazy_viewer";
};
export type NewsLazy_viewer$key = {
  readonly " $data"?: NewsLazy_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsLazy_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsLazy_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeSummary",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "HomeEvent",
          "kind": "LinkedField",
          "name": "nextEvent",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EventVacation",
              "kind": "LinkedField",
              "name": "vacation",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8fa0e7d2cb7c679f193e2c59de32e576";

export default node;
