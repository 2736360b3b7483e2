/* The yardstick of speed: random four-player games with elimination in plain C.
 *
 * The same rules, the same order of random numbers and the same order of choices as
 * marrakech.engine.playout, so that the same seed gives the same total.
 *
 *     playouts GAMES SEED      prints the total of the first player's purses and the seconds taken
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define BOARD UINT64_C(0x7F7F7F7F7F7F7F)
#define EAST_PLACES UINT64_C(0x3F3F3F3F3F3F3F)
#define NORTH_PLACES UINT64_C(0x007F7F7F7F7F7F)

enum { NORTH, EAST, SOUTH, WEST };
enum { PLAYERS = 4, RUGS = 12, PURSE = 30, START = 27 * 4 + NORTH };

static uint8_t step[56 * 4]; /* Assam (square * 4 + heading) one step on */

static int one_step(int assam) {
    int column = assam / 4 % 8, row = assam / 4 / 8, heading = assam % 4;
    if (heading == NORTH) {
        if (row < 6) row++;
        else if (column == 6) heading = WEST;
        else column ^= 1, heading = SOUTH;
    } else if (heading == EAST) {
        if (column < 6) column++;
        else if (row == 6) heading = SOUTH;
        else row ^= 1, heading = WEST;
    } else if (heading == SOUTH) {
        if (row > 0) row--;
        else if (column == 0) heading = EAST;
        else column = ((column - 1) ^ 1) + 1, heading = NORTH;
    } else {
        if (column > 0) column--;
        else if (row == 0) heading = NORTH;
        else row = ((row - 1) ^ 1) + 1, heading = EAST;
    }
    return (row * 8 + column) * 4 + heading;
}

static inline int below(uint64_t *generator, int bound) {
    uint64_t x = *generator;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *generator = x;
    return (int)(((x >> 32) * (uint64_t)bound) >> 32);
}

static inline uint64_t region(uint64_t seed, uint64_t within) {
    uint64_t joined = seed;
    for (;;) {
        uint64_t grown = joined | joined << 1 | joined >> 1 | joined << 8 | joined >> 8;
        grown &= within;
        if (grown == joined) return joined;
        joined = grown;
    }
}

/* One game; the first player's purse at its end. */
static int game(uint64_t *generator) {
    uint64_t colour[PLAYERS] = {0}; /* the squares that show each colour */
    uint64_t east = 0, north = 0;   /* the first squares of rugs that lie whole in sight */
    int purse[PLAYERS] = {PURSE, PURSE, PURSE, PURSE};
    int left[PLAYERS] = {RUGS, RUGS, RUGS, RUGS};
    int out[PLAYERS] = {0};
    int gone = 0, who = 0, assam = START;

    for (;;) {
        assam = (assam & ~3) | ((assam + below(generator, 3) + 3) & 3);
        for (int steps = (below(generator, 6) + 3) / 2; steps > 0; steps--) assam = step[assam];

        uint64_t here = UINT64_C(1) << (assam >> 2);
        int due = 0, owed = -1;
        for (int c = 0; c < PLAYERS; c++)
            if (colour[c] & here) owed = c;
        if (owed >= 0 && owed != who && !out[owed])
            due = __builtin_popcountll(region(here, colour[owed]));
        if (due > purse[who]) {
            purse[owed] += purse[who];
            purse[who] = 0;
            left[who] = 0;
            out[who] = 1;
            if (++gone == PLAYERS - 1) return purse[0];
        } else {
            if (due) {
                purse[who] -= due;
                purse[owed] += due;
            }
            uint64_t near = (here << 1 | here >> 1 | here << 8 | here >> 8) & BOARD;
            uint64_t lie = (near | near >> 1) & EAST_PLACES & ~(here | here >> 1) & ~east;
            uint64_t stand = (near | near >> 8) & NORTH_PLACES & ~(here | here >> 8) & ~north;
            int lying = __builtin_popcountll(lie);
            int nth = below(generator, lying + __builtin_popcountll(stand));
            uint64_t rug, first;
            if (nth < lying) {
                while (nth-- > 0) lie &= lie - 1;
                first = lie & -lie;
                rug = first * 3;
                east = (east & ~(rug | rug >> 1)) | first;
                north &= ~(rug | rug >> 8);
            } else {
                nth -= lying;
                while (nth-- > 0) stand &= stand - 1;
                first = stand & -stand;
                rug = first * 257;
                east &= ~(rug | rug >> 1);
                north = (north & ~(rug | rug >> 8)) | first;
            }
            for (int c = 0; c < PLAYERS; c++) colour[c] &= ~rug;
            colour[who] |= rug;
            left[who]--;
        }

        int next = who;
        do {
            next = (next + 1) % PLAYERS;
        } while (!left[next] && next != who);
        if (!left[next]) return purse[0];
        who = next;
    }
}

int main(int count, char **arguments) {
    if (count != 3) {
        fprintf(stderr, "usage: playouts GAMES GENERATOR\n");
        return 2;
    }
    long games = strtol(arguments[1], NULL, 10);
    uint64_t generator = strtoull(arguments[2], NULL, 10);
    for (int assam = 0; assam < 56 * 4; assam++)
        step[assam] = assam / 4 % 8 < 7 ? (uint8_t)one_step(assam) : 0;

    struct timespec begin, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    long total = 0;
    for (long played = 0; played < games; played++) total += game(&generator);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    double seconds = (double)(end.tv_sec - begin.tv_sec) + (double)(end.tv_nsec - begin.tv_nsec) * 1e-9;
    printf("%ld %.9f\n", total, seconds);
    return 0;
}
