# Klappe & Action!

klappe-und-action-title = Klappe & Action!
klappe-und-action-about = Shoot three acts together without a word, then edit the scenes into the right order. For two, or solo.
klappe-und-action-option-reshoots = reshoots for the whole game
klappe-und-action-option-extras = extra scenes in the solo mode
klappe-und-action-option-director = who directs the first act
klappe-und-action-option-script = the effects of the scenes: the house script, or a file of your own

ka-level =
    { $level ->
        [film-school] Film school
        [indie] Indie movie
        [big-screen] The big screen
       *[oscar-worthy] Oscar-worthy
    }

ka-seat-solo = Solo
ka-seat-partner = Your partner

# The effects, generated from the script.

ka-script =
    { $script ->
        [house] house script
       *[own] own script
    }
ka-timing =
    { $timing ->
        [camera] Camera
        [scissors] Scissors
        [megaphone] Megaphone
       *[none] –
    }
ka-effect-line = { $scene } · { $timing }: { $effect }
ka-effect-none = no effect.
ka-effect-beside = must be placed directly beside a face-up scene, so it can’t be the first scene of an act.
ka-effect-count =
    in the { $slot ->
        [first] first
       *[last] last
    } slot, it counts as { $number } when the act is checked.
ka-effect-show =
    you { $duty ->
        [must] must
       *[may] may
    } show a card from your hand.
ka-effect-request =
    { $duty ->
        [must] your partner must show a card of their choice from their hand.
       *[may] you may ask your partner to show a card of their choice from their hand.
    }
ka-effect-trade =
    you { $duty ->
        [must] must
       *[may] may
    } trade a card from your hand with your partner, face down.
ka-effect-look =
    you { $duty ->
        [must] must
       *[may] may
    } look at a face-down slot card, with or without a scene on it.
ka-effect-move =
    you { $duty ->
        [must] must
       *[may] may
    } move a face-up scene to an empty slot.
ka-effect-copy =
    you { $duty ->
        [must] must
       *[may] may
    } copy the camera effect of another face-up scene.
ka-effect-around =
    you { $duty ->
        [must] must
       *[may] may
    } swap the scenes to its left and right with each other.
ka-effect-two =
    you { $duty ->
        [must] must
       *[may] may
    } swap any two other scenes.
ka-effect-number =
    this scene { $duty ->
        [must] must take
       *[may] may take
    } the number of a neighbouring scene.
ka-effect-swap-neighbour =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with a neighbouring scene.
ka-effect-swap-left =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with the scene to its left.
ka-effect-swap-right =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with the scene to its right.
ka-effect-swap-higher =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with a higher-numbered scene.
ka-effect-swap-lower =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with a lower-numbered scene.
ka-effect-swap-any =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with any other scene.

# The table.

ka-act =
    Act { $act } of 3 · { $phase ->
        [filming] filming
        [editing] editing
        [closing] closing the act
        [between] between acts
       *[over] the end
    }
ka-director =
    { $me ->
        [yes] you direct
       *[no] { $who } directs
    }
ka-reshoots =
    { $count ->
        [0] no reshoots left
        [one] 1 reshoot left
       *[other] { $count } reshoots left
    }
ka-film = The film, from intro to credits:
ka-slot-empty = Slot { $slot }: empty
ka-slot-scene = Slot { $slot }: scene { $scene }
ka-counts-as = counts as { $number }
ka-under-reshoot = under a reshoot
ka-falls = out of order: lower than the scene before it
ka-slot-card = slot card { $card }
ka-intro = INTRO
ka-credits = CREDITS
ka-hand = Your hand: { $scenes }.
ka-hand-title = Your hand
ka-hand-empty = Your hand is empty.
ka-partner-hand =
    { $count ->
        [0] { $who } holds no scenes.
        [one] { $who } holds 1 scene; { $known ->
            [none] you don’t know it.
           *[other] you know it: { $known }.
        }
       *[other] { $who } holds { $count } scenes; { $known ->
            [none] you know none of them.
           *[other] you know: { $known }.
        }
    }
ka-partner-knows = Your partner has seen these cards in your hand: { $scenes }.
ka-row =
    Your partner’s row: { $scenes } face up, { $down ->
        [0] none face down
       *[other] { $down } face down
    }.
ka-extras = Extra scenes: { $scenes }.
ka-extra-done = { $scene } (used)
ka-laid = Placed in this order: { $scenes }.
ka-nothing = –

# What can be typed instead of the words of the notation.

ka-word-on = on, in
ka-word-slot = slot
ka-word-scene = scene
ka-word-use = use
ka-word-skip = skip
ka-word-cover = cover
ka-word-announce = announce
ka-word-extra = extra
ka-word-ready = ready, done
ka-word-face-down = face-down
ka-word-turn-up = turn-up
ka-word-slot-card = slot-card
ka-word-shuffle-back = shuffle-back

ka-asks =
    { $asked ->
        [lay] Place a scene (such as { $examples }):
        [show] Scene { $scene }: show a card from your hand ({ $examples }):
        [look] Scene { $scene }: look at a slot card ({ $examples }):
        [look-again] Scene { $scene }: look at a second slot card ({ $examples }):
        [request] Scene { $scene }: ask to see a card ({ $examples }):
        [answer] Show your partner a card of your choice ({ $examples }):
        [give] Scene { $scene }: choose a card to trade ({ $examples }):
        [return] A trade: choose a card to give ({ $examples }):
        [copy] Scene { $scene }: which scene’s effect do you want to copy (such as { $examples })?
        [swap] Scene { $scene }: which slot do you want to swap it with (such as { $examples })?
        [around] Scene { $scene }: swap its neighbours ({ $examples }):
        [first] Scene { $scene }: choose the first of the two scenes to swap ({ $examples }):
        [second] Scene { $scene }: which slot do you want to swap slot { $chosen } with (such as { $examples })?
        [number] Scene { $scene }: which slot’s number do you want it to take (such as { $examples })?
        [move] Scene { $scene }: which scene do you want to move (such as { $examples })?
        [move-to] Scene { $scene }: which empty slot do you want to move the scene in slot { $chosen } to (such as { $examples })?
        [turn] Scene { $scene }: turn up one of your partner’s scenes ({ $examples }):
        [extra] Which scene of the row do you want to exchange { $chosen } for (such as { $examples })? “undo” cancels.
        [cover] Cover a scene with a reshoot ({ $examples }):
        [plant] Extra scene: into act 3 as a “slot-card”, or “shuffle-back”?
        [alone] On to the next act: “ready”
       *[ready] When you have talked it over: “ready”
    }
ka-asks-forced = Scene { $scene } must be placed now (such as { $examples }):
ka-asks-partner = Your partner’s turn: place one of their face-up scenes or turn one up ({ $examples }):
ka-or-skip = , or type “skip”:
ka-or-else-skip = {" "}Or type “skip”:
ka-help =
    Type a scene’s number and a slot, with “on” between them or just a space. An effect is decided
    one question at a time; to leave it unused, type “skip”. Right now: { $examples }. Press Enter
    to choose step by step. All effects: rules 2. While filming, no talking!
ka-path-lay = place scene { $scene }
ka-path-on = in slot { $slot }
ka-path-slot = slot { $slot }
ka-path-scene = scene { $scene }
ka-path-cover = cover slot { $slot }
ka-path-announce = announce scene { $scene }
ka-path-extra = exchange extra scene { $scene }
ka-path-step =
    { $step ->
        [use] use it
        [skip] skip it
        [turn-up] turn up a face-down scene
        [face-down] for a face-down scene
        [slot-card] a slot card for act 3
        [shuffle-back] shuffle it back
       *[ready] ready for the next act
    }

ka-result-won =
    The film is a success! { $left ->
        [0] { $agreed ->
            [0] And without a single reshoot!
           *[other] All reshoots are used up.
        }
        [one] 1 reshoot was left.
       *[other] { $left } reshoots were left.
    }
ka-result-lost = The film couldn’t be saved in act { $act }.

# What happens.

ka-told-act =
    Act { $act } begins with { $slots } slots. { $me ->
        [yes] You direct and go first.
       *[no] { $who } directs and goes first.
    } Quiet on set!
ka-told-dealt = You are dealt { $scenes }.
ka-brief-laid = { $scene } → slot { $slot }
ka-brief-skipped = skips { $scene }
ka-brief-lapsed = { $scene }: no target
ka-brief-showed = shows { $scene }
ka-brief-looked = looks under slot { $slot }
ka-brief-requested = asks to see a scene
ka-brief-swapped = swaps { $scene } and { $other }
ka-brief-moved = { $scene } → slot { $slot }
ka-brief-covered = reshoots { $scene } (slot { $slot })
ka-brief-took-number = { $scene } counts as { $number }
ka-brief-ready = ready
ka-told-extras = Extra scenes: { $scenes }.
ka-told-laid =
    { $me ->
        [yes] You place
       *[no] { $who } places
    } scene { $scene } in slot { $slot }.
ka-told-skipped = The effect of scene { $scene } is skipped.
ka-told-lapsed = The effect of scene { $scene } has no target and is lost.
ka-told-showed =
    { $me ->
        [yes] You show scene { $scene } from your hand.
       *[no] { $who } shows scene { $scene } from their hand.
    }
ka-told-requested =
    { $me ->
        [yes] You ask to see a card.
       *[no] { $who } asks to see a card.
    }
ka-told-looked = { $who } looks at the card under slot { $slot }.
ka-told-looked-at = Under slot { $slot } is scene { $scene }.
ka-told-offered =
    { $me ->
        [yes] You offer a card to trade, face down.
       *[no] { $who } offers a card to trade, face down.
    }
ka-told-traded = Both have traded a card.
ka-told-traded-cards = You gave { $gave } and received { $got }.
ka-told-copied = Scene { $scene } copies the effect of scene { $copied }.
ka-told-swapped = Scene { $scene } goes to slot { $slot }, scene { $other } to slot { $other_slot }.
ka-told-moved = Scene { $scene } moves to slot { $slot }.
ka-told-took-number = Scene { $scene } takes the number { $number }.
ka-told-announced = Scene { $scene } is announced: first, one of your partner’s scenes is turned up.
ka-told-turned-up = Your partner’s scene { $scene } is turned up.
ka-told-exchanged = Extra scene { $extra } goes into the row; { $scene } is now an extra scene.
ka-told-editing =
    { $solo ->
        [yes] That’s a wrap! Now for the editing.
       *[no] That’s a wrap! Now for the editing, and talking is allowed again.
    }
ka-told-needed =
    { $count ->
        [one] It takes 1 reshoot to put the film in order.
       *[other] It takes { $count } reshoots to put the film in order.
    }
ka-told-covered = A reshoot covers scene { $scene } in slot { $slot }.
ka-told-succeeded = Act { $act } is in the can!
ka-told-planted = Extra scene { $scene } will be a slot card of act 3.
ka-told-shuffled-back = Extra scene { $scene } is shuffled back.
ka-told-ready =
    { $me ->
        [yes] You are ready.
       *[no] { $who } is ready.
    }
ka-told-won = It’s the premiere: all three acts are a success!
ka-told-lost =
    Act { $act } needs { $needed ->
        [one] 1 reshoot
       *[other] { $needed } reshoots
    }, but { $left ->
        [0] none is left.
        [one] only 1 is left.
       *[other] only { $left } are left.
    } The game is lost.

# Why not.

ka-not-dealt = The scenes haven’t been dealt yet.
ka-over = The game is over.
ka-silence = Quiet on set: no talking until the last scene of the act is filmed.
ka-not-now =
    Not now: { $asked ->
        [lay] place a scene.
        [cover] cover a scene with a reshoot first.
        [extra] finish exchanging the extra scene first.
        [plant] decide on the extra scene first.
        [ready] say when you are ready for the next act.
       *[other] decide on an effect first.
    }
ka-no-such-slot = There is no slot { $slot }; this act has { $size }.
ka-not-in-hand =
    Scene { $scene } isn’t { $where ->
        [row] face up in your partner’s row.
       *[hand] in your hand.
    }
ka-slot-taken = There is already a scene in slot { $slot }.
ka-beside = Scene { $scene } must be directly beside a face-up scene; slot { $slot } isn’t.
ka-leftmost = Scene { $scene } can’t follow its own rule here, so it goes in the leftmost empty slot.
ka-forced = Scene { $scene } must be placed now.
ka-announce-first = Scene { $scene } involves your partner: announce it first, and one of their scenes is turned up.
ka-no-target-slot = The effect of scene { $scene } can’t target slot { $slot }.
ka-not-in-row = Scene { $scene } isn’t face up in your partner’s row.
ka-no-copy = Scene { $by } can’t copy scene { $scene }: it needs a face-up scene with a camera effect that can be used.
ka-no-reshoot = There are no reshoots left.
ka-cover-later = Reshoots come after all scissors effects, if the film isn’t in order.
ka-covered = The scene in slot { $slot } is already covered by a reshoot.
ka-cover-useless = Covering slot { $slot } doesn’t help: you would still need just as many reshoots.
ka-must-cover = The film isn’t in order; you must cover a scene.
ka-solo-only = That’s only for the solo mode.
ka-partners-turn = It’s your partner’s turn: you can’t announce a scene of your own.
ka-own-turn = It’s your own turn: place a scene from your hand.
ka-none-face-down = Your partner has no face-down scenes left.
ka-nothing-to-copy = The film has no effect involving your partner that scene { $scene } could copy.
ka-no-announcement = Scene { $scene } doesn’t involve your partner; just place it.
ka-no-such-extra = Scene { $scene } isn’t an extra scene.
ka-extra-first = Extra scenes are exchanged at the start of a turn, before anything else.
ka-extra-used = You have already used the extra scene { $scene } in this act.
ka-plant-later = You decide on extra scenes after act 2.
ka-ready-later = The act isn’t finished yet.
ka-no-passing = You can’t pass: place a scene.
ka-must = You must use the effect of scene { $scene }.
ka-begun = You have started the effect of scene { $scene } and must finish it.

# Scripts.

ka-script-scene = Line { $line } of the script: “{ $found }” doesn’t begin with a scene number, 1 to 16, followed by its effect.
ka-script-twice = Line { $line } of the script: scene { $scene } already has an effect.
ka-script-timing = Line { $line } of the script: “{ $found }” doesn’t begin with camera, scissors or megaphone (or: no effect).
ka-script-duty =
    Line { $line } of the script: { $timing ->
        [megaphone] a megaphone effect doesn’t need “may” or “must”.
       *[other] “may” or “must” is missing after “{ $timing }”.
    }
ka-script-effect = Line { $line } of the script: there is no effect “{ $found }”.
ka-script-when = Line { $line } of the script: “{ $found }” only works with: { $known }.
ka-script-count = Line { $line } of the script: a scene can count as 0 to { $most }.
ka-script-beside =
    Line { $line } of the script: at most { $most ->
        [one] 1 scene
       *[other] { $most } scenes
    } can have this rule, or a hand might be unable to begin.
ka-script-missing = The script ends at line { $line } with no effect for scene { $scene } (“no effect” counts as one).

# Positions.

ka-position-laid = { $place }: these aren’t the scenes of the film.
ka-position-scene-twice = { $place }: scene { $scene } is in two places.
ka-position-hand = { $place }: side { $side } must hold { $wanted } scenes here.
ka-position-solo-only = { $place }: only the solo mode has a row.
ka-position-number = { $place }: scene { $scene } can’t have this number.
ka-position-used = { $place }: only scenes of the film can have used their effect, each once.
ka-position-early = { $place }: it isn’t the turn of these scissors effects yet.
ka-position-covered = { $place }: there is no scene to cover.
ka-position-covered-early = { $place }: scenes are covered only after the last scissors effect.
ka-position-reshoots = { $place }: there are only { $most } reshoots, including those already used.
ka-position-slots = { $place }: each slot may appear once, from left to right.
ka-position-director = { $place }: in the solo mode, the player directs acts 1 and 3.
ka-position-solo-look = { $place }: in the solo mode, only the player looks at slot cards.
ka-position-extras = { $place }: there are extra scenes only in acts 1 and 2.
ka-position-planted = { $place }: extra scenes become slot cards in act 3 only.
ka-position-returned = { $place }: extra scenes are shuffled back after act 2 only.
ka-position-deed = { $place }: either a card was shown, or two were traded.
ka-position-deeds = { $place }: these cards can’t have been shown and traded like that.
ka-position-asked = { $place }: this can’t be asked here.
ka-position-not-over = { $place }: the game isn’t over here.
ka-position-phase = { $place }: this is { $phase }.
ka-position-actor = { $place }: it’s another player’s decision.
ka-position-decisions = { $place }: nothing is decided before the film is full.
ka-view-impossible = { $place }: this view is impossible.

# The rules in our own words.

ka-rule-1 = There are 16 scenes, an intro at the start of the film, credits at its end, reshoots and the director’s chair. Both players know all effects.
ka-rule-2 = A script says what the scenes do. This one:
ka-rule-3 = There are three acts. Act 1 has 6 slots and 3 scenes for each player; act 2 has 7 slots, 4 scenes for the director and 3 for the assistant; act 3 has 8 slots and 4 scenes for each player.
ka-rule-4 = For each act, all scenes are shuffled. The slot cards lie face down, unseen; so do the remaining scenes.
ka-rule-5 = The first director is random or chosen; the chair changes hands after every act. The director goes first.
ka-rule-6 = Don’t sort your hand: its order must tell your partner nothing.
ka-rule-7 = Take turns placing one scene from your hand in an empty slot, without passing, until the film is full.
ka-rule-8 = No talking while filming, from the deal to the last scene and its effect. Between acts, you both say when you are ready.
ka-rule-9 = You may use a camera effect right after placing its scene; otherwise it is lost. An effect without a target is skipped.
ka-rule-10 = A megaphone effect says when it applies and must be obeyed. A rule about placing a scene doesn’t apply to swaps and moves.
ka-rule-11 = Then you edit, and may talk: use the scissors effects of all scenes once each, from the lowest number to the highest. Some are optional, some mandatory.
ka-rule-12 = The printed numbers set that order. A mandatory effect without a target is lost. A number that a scene has taken stays until the act is closed.
ka-rule-13 = The director enters what you decide together.
ka-rule-14 = An act succeeds if the numbers never fall from intro to credits. Gaps and equal numbers are fine.
ka-rule-15 = A reshoot covers one scene and has no number. Used reshoots leave the game; you have 2, or fewer if you like.
ka-rule-16 = You may only cover a scene if it helps. If there aren’t enough reshoots, you lose at once.
ka-rule-17 = If all three acts succeed, you win. The fewer reshoots you used, the better the film: a win scores 1 point, plus 1 for each reshoot left.
ka-rule-18 = In solo play, you direct acts 1 and 3, and a fictional partner directs act 2. Their scenes lie in a row, face down.
ka-rule-19 = On your turn in solo play, instead of showing a card, you may look at 2 different slot cards, one after the other; you may skip the second. Before you place a scene that involves your partner, turn up one of their scenes and ignore the effect.
ka-rule-20 = On your partner’s turn in solo play, place one of their face-up scenes, or turn one up and place it now. Instead of an effect that involves the other player, you must turn one up; instead of showing a card, you may turn one up.
ka-rule-21 = In solo play, if your partner’s scene 1 can’t be placed by its rule, it goes in the leftmost empty slot. A copied effect follows the solo rules; announce your own 14 if it will copy an effect that involves your partner.
ka-rule-22 = In solo play, you may exchange each extra scene once per act for a scene of the row, at the start of a turn.
ka-rule-23 = In solo play, after act 2, each extra scene becomes a slot card for act 3 or is shuffled back.
ka-rule-24 = Solo levels: Film school (2 reshoots, 2 extra scenes), Indie movie (2 and 1), The big screen (2 and 0), Oscar-worthy (1 and 0).
ka-rule-25 = You see your hand, the film, the cards that were shown, the slot cards you looked at, and how many cards everyone has.
ka-rule-26 = A script is a file of 16 lines; if you own the printed cards, you can write down their effects.
klappe-und-action-reason-won = the film is finished: you win together
klappe-und-action-reason-lost = an act couldn’t be put in order: you lose together

# Before the game: the options in words.

klappe-und-action-option-reshoots-label = Reshoots
klappe-und-action-option-reshoots-help = How many scenes you can save in the whole game. The fewer, the harder.
klappe-und-action-option-extras-label = Extra scenes
klappe-und-action-option-extras-help = When playing solo, you can exchange them for scenes of the row. The more, the easier.
klappe-und-action-option-director-label = Director of the first act
klappe-und-action-option-director-help = The director goes first; after every act, the chair changes hands.
klappe-und-action-option-director-random = random
klappe-und-action-option-director-first = seat 1
klappe-und-action-option-director-second = seat 2
klappe-und-action-option-script-label = Script
klappe-und-action-option-script-help = What the scenes do. If you own the printed cards, you can put their effects in a file.
klappe-und-action-option-script-house = the house script
klappe-und-action-option-script-own = my own file
klappe-und-action-option-level-film-school = Film school
klappe-und-action-option-level-indie = Indie movie
klappe-und-action-option-level-big-screen = The big screen
klappe-und-action-option-level-oscar-worthy = Oscar-worthy
# In the browser.

ka-web-act = Act { $act }
ka-web-phase =
    { $phase ->
        [filming] Filming
        [editing] Editing
        [closing] The check
        [between] In the can
       *[over] The end
    }
ka-web-lamp =
    { $state ->
        [quiet] Quiet on set!
        [rolling] Camera rolling
        [cut] Cut!
       *[free] You may talk
    }
ka-web-effect =
    { $effect ->
        [beside] Beside
        [count] Counts as
        [show] Show
        [request] Ask
        [trade] Trade
        [look] Look
        [move] Move
        [copy] Copy
        [around] Around
        [two] Any two
        [number] Number
        [swap-neighbour] Neighbour
        [swap-left] To the left
        [swap-right] To the right
        [swap-higher] Higher
        [swap-lower] Lower
        [swap-any] Swap
       *[none] –
    }
ka-web-cuts = Edit list
ka-web-cut =
    { $state ->
        [done] done
        [passed] not used
        [now] now
       *[next] to come
    }
ka-web-effects = All effects
ka-web-signs = Camera: right after placing. Scissors: during editing. Megaphone: as it says.
ka-web-notes = Shown and looked at in this act
ka-web-in-film = slot { $slot }
ka-web-under = under slot { $slot }
ka-web-extras = Extra scenes
ka-web-extra-used = used
ka-web-pile =
    { $count ->
        [one] 1 face-down scene of your partner’s
       *[other] { $count } face-down scenes of your partner’s
    }
ka-web-partner-knows = your partner knows it
ka-web-you-know = You know this card
ka-web-known = known
ka-web-forced = place now
ka-web-looked-by = { $who } has looked under it
ka-web-laid-by =
    placed { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } ({ $who })
ka-web-chosen = chosen
ka-web-current = deciding its effect
ka-web-preview = preview
ka-web-target = can be chosen
ka-web-hinted = recommended
ka-web-falls = the number falls here
ka-web-reshoot = RESHOOT
ka-web-cancel = Never mind
ka-web-running = The film runs from intro to credits…
ka-web-run =
    { $how ->
        [first] Slot { $slot }: it starts with { $number }.
        [covered] Slot { $slot }: a reshoot. No number counts here.
        [falls] Slot { $slot }: { $number } is lower than the { $before } before it. The number falls here.
       *[fine] Slot { $slot }: { $number } after { $before } is fine.
    }
ka-web-break = { $number } after { $before } (slot { $slot })
ka-web-breaks = The number falls: { $breaks }.
ka-web-kept = In order with each other: at most { $kept } of { $open }. Scenes that need a reshoot: { $count }.
ka-web-skip-run = Skip
ka-web-nothing-inspected = Choose a card to read what it does.
ka-web-lay = Place scene { $scene } in slot { $slot }
ka-web-proposes = { $who } proposes: { $deed }
ka-web-needed =
    { $count ->
        [one] 1 reshoot puts the film in order
       *[other] { $count } reshoots put the film in order
    }; { $left ->
        [one] you have 1 left.
       *[other] you have { $left } left.
    } Each marked scene helps.
ka-web-asks =
    { $asked ->
        [lay] Your turn: choose a scene from your hand, then a slot.
        [show] Scene { $scene }: which card from your hand do you show?
        [look] Scene { $scene }: which slot card do you look at?
        [look-again] Scene { $scene }: which slot card do you look at next?
        [request] Scene { $scene }: ask { $who } to show a card?
        [answer] { $who } asks to see a card: which one do you show?
        [give] Scene { $scene }: which card do you give in the trade?
        [return] { $who } wants to trade: which card do you give?
        [copy] Scene { $scene }: whose camera effect does it copy?
        [swap] Scene { $scene }: which scene do you swap it with?
        [around] Scene { $scene }: swap its neighbours?
        [first] Scene { $scene }: you may swap two others. Choose the first.
        [second] Which scene do you swap with scene { $chosen }?
        [number] Scene { $scene }: whose number does it take?
        [move] Scene { $scene }: which scene moves to an empty slot?
        [move-to] Which empty slot does scene { $chosen } move to?
        [turn] Scene { $scene }: turn up one of your partner’s scenes?
        [extra] Extra scene { $chosen }: for which scene of the row?
        [cover] The film isn’t in order: which scene do you cover?
        [plant] Extra scene { $scene }: a slot card for act 3, or shuffle it back?
        [alone] Ready for the next act?
       *[ready] Talk it over. Ready for the next act?
    }
ka-web-asks-forced = Scene { $scene } must be placed now: choose a slot.
ka-web-asks-partner = Your partner’s turn: place a face-up scene, or turn one up.
ka-web-waits =
    { $asked ->
        [lay] { $who } is choosing a scene.
        [answer] { $who } is choosing a card to show.
        [return] { $who } is choosing a card to trade.
        [swap] { $who } is editing scene { $scene }.
        [around] { $who } is editing scene { $scene }.
        [first] { $who } is editing scene { $scene }.
        [second] { $who } is editing scene { $scene }.
        [number] { $who } is editing scene { $scene }.
        [cover] { $who } is choosing a scene to cover with a reshoot.
        [ready] { $who } isn’t ready for the next act yet.
       *[other] { $who } is deciding on the effect of scene { $scene }.
    }
ka-web-do =
    { $asked ->
        [show] Show scene { $other }
        [answer] Show scene { $other }
        [look] Look under slot { $slot }
        [look-again] Look under slot { $slot }
        [give] Give scene { $other }
        [return] Give scene { $other }
        [copy] Copy scene { $other }
        [swap] Swap { $scene } and { $other }
        [first] Begin with scene { $other }
        [second] Swap { $scene } and { $other }
        [number] Take number { $number }
        [move] Move scene { $other }
        [move-to] Move it to slot { $slot }
        [extra] Exchange it for scene { $other }
       *[cover] Cover scene { $other }
    }
ka-web-use =
    { $asked ->
        [request] Ask { $who } to show a card
        [around] Swap { $scene } and { $other }
       *[turn] Turn up a scene
    }
ka-web-premiere =
    { $kind ->
        [flawless] A premiere with a standing ovation!
        [saved] Premiere: the film is saved!
       *[lost] No premiere tonight
    }
ka-web-premiere-words =
    { $kind ->
        [flawless] Not a single reshoot, and all three acts in one piece.
        [saved] { $count ->
            [one] 1 reshoot helped
           *[other] { $count } reshoots helped
        }, and the audience applauds.
       *[lost] { $you ->
            [nobody] The film tore in act { $act }.
           *[team] You lost the film in act { $act }.
        } The audience goes home.
    }
ka-web-stars = Stars: { $count } of { $most }
ka-web-next =
    { $next ->
        [level] Next: { $level }
        [fewer] { $count ->
            [0] Next: without any reshoots
            [one] Next: with only 1 reshoot
           *[other] Next: with only { $count } reshoots
        }
        [hardest] It gets no harder than this.
       *[again] Next: another take of the same film?
    }
ka-web-act-end =
    { $end ->
        [succeeded] { $slots } scenes in order.
        [lost] { $needed ->
            [one] It would have needed 1 reshoot.
           *[other] It would have needed { $needed } reshoots.
        }
       *[open] Not finished.
    }
ka-web-reshoots-used =
    { $count ->
        [0] no reshoots used
        [one] 1 reshoot used
       *[other] { $count } reshoots used
    }

rules-idea-klappe-und-action = Together you shoot a film in three acts, without a word and without knowing each other’s scenes. Then you edit: scissors swap what is out of place. If the numbers never fall from intro to credits, the act is a success. A reshoot covers what can’t be saved.
rules-picture-ka-film = After 3 and 6 there is room for whatever your partner may hold. The 12 goes quite far to the right.
rules-picture-ka-edit = All scenes are placed. Scene 7 has scissors and may swap with a neighbour: swap it with the 6 on its right, and everything is in order.
rules-picture-ka-order = 3, 6, 7, 10, 12, 16: the numbers never fall. The act is a success without any reshoots.
rules-picture-ka-reshoot = The 10 comes before the 8. One reshoot will do, on either of them; covering any other scene wouldn’t help.

lesson-ka-welcome = You and { $first } make a film together. Its scenes are numbered, and at the end the numbers must never fall from left to right. You win or lose together.
lesson-ka-silence = While filming, nobody may talk. You see your three scenes, { $first } sees three others. Only the scenes you place can say anything.
lesson-ka-lay = You direct this act, so you go first. Your lowest scene is the 3: place it in the first slot.
lesson-ka-show = Scene 3 has a camera effect: you may show a card from your hand. Show the 12, and { $first } knows that it is still to come.
lesson-ka-asked = { $first } has placed the 6 and asks to see a card. Show the 7: it belongs after the 6.
lesson-ka-high = Six slots, and numbers up to 16: the 12 belongs quite far to the right. Place it in slot 5.
lesson-ka-lapse = Scene 12 could move a scene to an empty slot. Camera effects are optional, and nothing has to move here: skip it.
lesson-ka-last = Leave room between the 6 and the 12 for { $first }’s last scene. Your 7 has scissors and can swap with a neighbour later. So place it in slot 2.
lesson-ka-edit = All scenes are placed, and you may talk again. Now the scissors come out, in the order of their numbers. The 7 may swap with a neighbour: choose the 6 in slot 3.
lesson-ka-check = 3, 6, 7, 10, 12, 16: the numbers never fall, the act is a success! Two more follow, with 7 and 8 slots, and the director’s chair changes hands each time. Let’s jump to the third act.
lesson-ka-third = The last act is nearly filmed. Do you see it? The 10 comes before the 8, so this can’t be in order.
lesson-ka-gap = Carry on all the same: place your 12 between the 8 and the 14, in slot 6.
lesson-ka-stay = Moving a scene to the last slot would only do harm. Skip the effect.
lesson-ka-reshoot = There are no scissors in this film. But you still have a reshoot: it covers a scene that is out of order. Cover the 10 in slot 4.
lesson-ka-premiere = Now it’s in order. All three acts are a success, and you have won together! The fewer reshoots you need, the better the film.
