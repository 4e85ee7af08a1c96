/**
 * @generated SignedSource<<0e4be5c17ee4a4557eee916fed943e3a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpAnswers_article$data = {
  readonly articleId: string;
  readonly comments: ReadonlyArray<{
    readonly at: string;
    readonly comment: string;
    readonly isHelpful: boolean;
    readonly version: number;
  }>;
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
  readonly " $fragmentType": "HelpAnswers_article";
};
export type HelpAnswers_article$key = {
  readonly " $data"?: HelpAnswers_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpAnswers_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpAnswers_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "articleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "helpfulCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unhelpfulCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HelpComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHelpful",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffHelpArticle",
  "abstractKey": null
};

(node as any).hash = "9d2110637a4f07b20320bb35668c7f54";

export default node;
